'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import { translate } from '@/lib/platform/language/translate';
import { GameField, type GameFieldsProps } from './game-field';
import { texts as memberTexts } from './member-texts';
import { texts } from './texts';

/** How often a game repeats, and when the series ends. */
export function RepeatFields({ form }: GameFieldsProps) {
  const id = useId();
  const t = translate(texts);
  const own = translate(memberTexts);
  return (
    <>
      <LabelledField id={id} label={t.repeats} error={form.errors.repeat}>
        <Select id={id} aria-describedby={`${id}-error`} {...form.register('repeat')}>
          <option value="">{own.never}</option>
          <option value="weekly">{t.weekly}</option>
          <option value="fortnightly">{t.fortnightly}</option>
          <option value="monthly">{t.monthly}</option>
        </Select>
      </LabelledField>
      {form.values.repeat ? (
        <div className="grid grid-cols-2 gap-4 *:min-w-0">
          <GameField form={form} name="endsOn" label={own.until} type="date" />
          <GameField form={form} name="count" label={own.gamesOptional} type="number" />
          <p className="col-span-2 text-muted-foreground text-sm">{own.goesOn}</p>
        </div>
      ) : null}
    </>
  );
}
