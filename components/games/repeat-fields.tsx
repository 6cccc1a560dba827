'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import { GameField, type GameFieldsProps } from './game-field';

/** How often a game repeats, and when the series ends. */
export function RepeatFields({ form }: GameFieldsProps) {
  const id = useId();
  return (
    <>
      <LabelledField id={id} label="Repeats" error={form.errors.repeat}>
        <Select id={id} aria-describedby={`${id}-error`} {...form.register('repeat')}>
          <option value="">Never</option>
          <option value="weekly">Every week</option>
          <option value="fortnightly">Every two weeks</option>
          <option value="monthly">Every month</option>
        </Select>
      </LabelledField>
      {form.values.repeat ? (
        <div className="grid grid-cols-2 gap-4 *:min-w-0">
          <GameField form={form} name="endsOn" label="Until (optional)" type="date" />
          <GameField form={form} name="count" label="Games (optional)" type="number" />
          <p className="col-span-2 text-muted-foreground text-sm">
            With neither, it goes on until you cancel it. The time stays the same when the clocks
            change.
          </p>
        </div>
      ) : null}
    </>
  );
}
