'use client';

import { TextareaField } from '@/components/forms/input-field';
import { translate } from '@/lib/platform/language/translate';
import { GameField, type GameFieldsProps } from './game-field';
import { texts } from './member-texts';
import { PlaceFields } from './place-fields';

interface AllFieldsProps extends GameFieldsProps {
  sportId: number | undefined;
}

export function GameFields({ sportId, form }: AllFieldsProps) {
  const t = translate(texts);
  return (
    <>
      <GameField form={form} name="title" label={t.title} />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField form={form} name="date" label={t.date} type="date" />
        <GameField form={form} name="time" label={t.time} type="time" />
        <GameField form={form} name="durationMinutes" label={t.minutes} type="number" />
      </div>
      <PlaceFields form={form} sportId={sportId} />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField form={form} name="maxPlayers" label={t.maxPlayers} type="number" />
        <GameField form={form} name="minPlayers" label={t.minPlayers} type="number" />
        <GameField form={form} name="guestsMax" label={t.guestsEach} type="number" />
      </div>
      <TextareaField
        label={t.descriptionOptional}
        error={form.errors.description}
        rows={3}
        {...form.register('description')}
      />
    </>
  );
}
