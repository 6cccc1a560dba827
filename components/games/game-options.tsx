'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { AUDIENCES } from '@/lib/groups/constants';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { levelWords } from '@/lib/sports/words';
import { GameField, type GameFieldsProps } from './game-field';
import { texts as memberTexts } from './member-texts';
import { texts } from './texts';

/** Who may play, at what level, for how much, and whether others can find it. Collapsed, because most games need none of it. */
export function GameOptions({ form }: GameFieldsProps) {
  const id = useId();
  const t = translate(texts);
  const own = translate(memberTexts);
  return (
    <details className="rounded-control border px-4 open:pb-4">
      <summary className="min-h-11 cursor-pointer content-center font-strong text-sm">
        {own.moreOptions}
      </summary>
      <div className="grid gap-5 pt-2 *:min-w-0">
        <div className="grid grid-cols-2 gap-4 *:min-w-0">
          <LevelField form={form} name="skillMin" label={own.lowestLevel} />
          <LevelField form={form} name="skillMax" label={own.highestLevel} />
          <LabelledField id={`${id}audience`} label={t.whoMayPlay} error={form.errors.audience}>
            <Select
              id={`${id}audience`}
              aria-describedby={`${id}audience-error`}
              {...form.register('audience')}
            >
              {AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {audienceWords(audience)}
                </option>
              ))}
            </Select>
          </LabelledField>
          <GameField form={form} name="costPerPlayer" label={own.costPerPlayer} type="number" />
        </div>
        <label htmlFor={`${id}public`} className="flex min-h-11 items-center justify-between gap-4">
          <span className="text-sm">{own.isPublic}</span>
          <Switch id={`${id}public`} {...form.register('isPublic')} />
        </label>
      </div>
    </details>
  );
}

interface LevelFieldProps extends GameFieldsProps {
  name: 'skillMin' | 'skillMax';
  label: string;
}

function LevelField({ name, label, form }: LevelFieldProps) {
  const id = `${useId()}${name}`;
  return (
    <LabelledField id={id} label={label} error={form.errors[name]}>
      <Select id={id} aria-describedby={`${id}-error`} {...form.register(name)}>
        <option value="">{translate(memberTexts).anyLevel}</option>
        {SKILL_LEVELS.map((level) => (
          <option key={level} value={level}>
            {levelWords(level)}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
