'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { AUDIENCE_LABELS, AUDIENCES } from '@/lib/groups/constants';
import { SKILL_LEVEL_LABELS, SKILL_LEVELS } from '@/lib/sports/constants';
import { GameField, type GameFieldsProps } from './game-field';

/** Who may play, at what level, for how much, and whether others can find it. Collapsed, because most games need none of it. */
export function GameOptions({ form }: GameFieldsProps) {
  const id = useId();
  return (
    <details className="rounded-control border px-4 open:pb-4">
      <summary className="min-h-11 cursor-pointer content-center font-strong text-sm">
        Level, cost and who may play
      </summary>
      <div className="grid gap-5 pt-2 *:min-w-0">
        <div className="grid grid-cols-2 gap-4 *:min-w-0">
          <LevelField form={form} name="skillMin" label="Lowest level" />
          <LevelField form={form} name="skillMax" label="Highest level" />
          <LabelledField id={`${id}audience`} label="Who may play" error={form.errors.audience}>
            <Select
              id={`${id}audience`}
              aria-describedby={`${id}audience-error`}
              {...form.register('audience')}
            >
              {AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {AUDIENCE_LABELS[audience]}
                </option>
              ))}
            </Select>
          </LabelledField>
          <GameField form={form} name="costPerPlayer" label="Cost per player (Rs.)" type="number" />
        </div>
        <label htmlFor={`${id}public`} className="flex min-h-11 items-center justify-between gap-4">
          <span className="text-sm">Public: people outside the group find it and may join</span>
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
        <option value="">Any</option>
        {SKILL_LEVELS.map((level) => (
          <option key={level} value={level}>
            {SKILL_LEVEL_LABELS[level]}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
