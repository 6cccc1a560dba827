'use client';

import { TextareaField } from '@/components/forms/input-field';
import { GameField, type GameFieldsProps } from './game-field';
import { PlaceFields } from './place-fields';

interface AllFieldsProps extends GameFieldsProps {
  sportId: number | undefined;
}

export function GameFields({ sportId, form }: AllFieldsProps) {
  return (
    <>
      <GameField form={form} name="title" label="Title" />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField form={form} name="date" label="Date" type="date" />
        <GameField form={form} name="time" label="Time" type="time" />
        <GameField form={form} name="durationMinutes" label="Minutes" type="number" />
      </div>
      <PlaceFields form={form} sportId={sportId} />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField form={form} name="maxPlayers" label="Max players" type="number" />
        <GameField form={form} name="minPlayers" label="Min players" type="number" />
        <GameField form={form} name="guestsMax" label="Guests each" type="number" />
      </div>
      <TextareaField
        label="Description (optional)"
        error={form.errors.description}
        rows={3}
        {...form.register('description')}
      />
    </>
  );
}
