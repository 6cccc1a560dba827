'use client';

import { RadioList } from '@/components/venues/radio-list';
import { translate } from '@/lib/platform/language/translate';
import { texts as memberTexts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { texts } from './texts';

export function RepeatFields({ form }: GameFieldsProps) {
  const t = translate(texts);
  const own = translate(memberTexts);
  const kinds = [
    { value: '', label: own.never },
    { value: 'weekly', label: t.weekly },
    { value: 'fortnightly', label: t.fortnightly },
    { value: 'monthly', label: t.monthly },
  ];
  return (
    <>
      <RadioList
        legend={t.repeats}
        options={kinds}
        value={form.values.repeat}
        onChange={(repeat) => form.change({ repeat })}
        error={form.errors.repeat}
      />
      {form.values.repeat ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0">
          <GameField form={form} name="endsOn" label={own.until} type="date" />
          <GameField form={form} name="count" label={own.gamesOptional} type="number" />
          <p className="col-span-2 text-muted-foreground text-sm">{own.goesOn}</p>
        </div>
      ) : null}
    </>
  );
}
