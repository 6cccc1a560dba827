'use client';

import { useId } from 'react';
import { LabelledField, TextareaField } from '@/components/forms/input-field';
import { SwitchField } from '@/components/forms/switch-field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { AUDIENCES } from '@/lib/groups/constants';
import { texts as groupTexts } from '@/lib/groups/texts';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import { SKILL_LEVELS } from '@/lib/sports/constants';
import { levelWords } from '@/lib/sports/words';
import { texts as memberTexts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { texts } from './texts';

interface GameOptionsProps extends GameFieldsProps {
  currency: string | undefined;
  alone?: boolean;
}

/** Fields that most games leave unchanged: length, audience, level, price, and visibility. */
export function GameOptions({ form, currency, alone }: GameOptionsProps) {
  const id = useId();
  const t = translate(texts);
  const own = translate(memberTexts);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField form={form} name="durationMinutes" label={own.minutes} type="number" />
        <GameField form={form} name="minPlayers" label={own.minPlayers} type="number" />
        <GameField form={form} name="guestsMax" label={own.guestsEach} type="number" />
      </div>
      {form.values.minPlayers.trim() === '' ? null : (
        <RuleField
          form={form}
          name="decideHours"
          label={own.tooFew}
          choices={[2, 6, 12, 24, 48]}
          off={own.playAnyway}
          on={own.cancelBefore}
        />
      )}
      <TextareaField
        label={own.descriptionOptional}
        error={form.errors.description}
        rows={3}
        {...form.register('description')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0">
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
        <GameField
          form={form}
          name="costPerPlayer"
          label={own.costPerPlayer({ currency })}
          type="number"
          isAmount
        />
      </div>
      {alone || form.values.costPerPlayer.trim() === '' ? null : (
        <RuleField
          form={form}
          name="payByHours"
          label={own.payFirst}
          choices={[6, 12, 24, 48]}
          off={own.payAfter}
          on={own.payBefore}
        />
      )}
      <SwitchField
        label={translate(groupTexts).guardianNeeded}
        {...form.register('needsGuardian')}
      />
      {alone ? null : (
        <label htmlFor={`${id}public`} className="flex min-h-11 items-center justify-between gap-4">
          <span className="text-sm">{own.isPublic}</span>
          <Switch id={`${id}public`} {...form.register('isPublic')} />
        </label>
      )}
      {form.values.isPublic && !alone ? (
        <RuleField
          form={form}
          name="membersFirstHours"
          label={own.membersFirst}
          choices={[12, 24, 48, 72]}
          off={own.publicAtOnce}
          on={own.membersUntil}
        />
      ) : null}
    </>
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

interface RuleFieldProps extends GameFieldsProps {
  name: 'decideHours' | 'membersFirstHours' | 'payByHours';
  label: string;
  /** Hours before the start. */
  choices: readonly number[];
  off: string;
  on: (at: { hours: number }) => string;
}

/** Off until hours are chosen. */
function RuleField({ name, label, choices, off, on, form }: RuleFieldProps) {
  const id = `${useId()}${name}`;
  const own = Number(form.values[name]);
  const hours = own === 0 || choices.includes(own) ? choices : [...choices, own];
  return (
    <LabelledField id={id} label={label} error={form.errors[name]}>
      <Select id={id} aria-describedby={`${id}-error`} {...form.register(name)}>
        <option value="">{off}</option>
        {hours.map((count) => (
          <option key={count} value={count}>
            {on({ hours: count })}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
