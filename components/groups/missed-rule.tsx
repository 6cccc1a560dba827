'use client';

import { FormSelect } from '@/components/forms/form-text-field';
import { InputField } from '@/components/forms/input-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import {
  LATE_LEAVE_HOURS_MAX,
  MISSED_GAMES_MAX,
  MISSED_WEEKS_MAX,
  WAIT_WEEKS_MAX,
} from '@/lib/groups/constants';
import type { GroupDto } from '@/lib/groups/schema/group';
import { translate } from '@/lib/platform/language/translate';
import type { GroupValues } from './group-fields';
import { texts } from './missed-texts';

export const MISSED_FIELDS = ['missedMax', 'missedWeeks', 'waitWeeks', 'lateHours'] as const;
type MissedValues = Pick<GroupValues, (typeof MISSED_FIELDS)[number]>;

const typed = (value: string) => (value.trim() === '' ? null : Number(value));

export const toMissedValues = (group: GroupDto): MissedValues => ({
  missedMax: String(group.missedMax ?? ''),
  missedWeeks: String(group.missedWeeks),
  waitWeeks: String(group.waitWeeks),
  lateHours: String(group.lateHours ?? ''),
});

/** An empty span is no number, and is refused at its field. */
export const toMissedBody = ({ missedMax, missedWeeks, waitWeeks, lateHours }: MissedValues) => ({
  missedMax: typed(missedMax),
  missedWeeks: typed(missedWeeks) ?? Number.NaN,
  waitWeeks: typed(waitWeeks) ?? Number.NaN,
  lateHours: typed(lateHours),
});

const MOST = {
  missedWeeks: MISSED_WEEKS_MAX,
  waitWeeks: WAIT_WEEKS_MAX,
  lateHours: LATE_LEAVE_HOURS_MAX,
};

/** The rule for people who miss games; off until a number is chosen. */
export function MissedRule({ form }: { form: ServerFormFields<GroupValues> }) {
  const t = translate(texts);
  const { values, errors, change, register } = form;
  return (
    <fieldset className="grid gap-4 *:min-w-0">
      <FormSelect
        label={t.rule}
        value={values.missedMax}
        empty={t.off}
        options={Array.from({ length: MISSED_GAMES_MAX }, (_, at) => String(at + 1))}
        wordsOf={(count) => t.afterGames({ count: Number(count) })}
        onChange={(missedMax) => change({ missedMax })}
        error={errors.missedMax}
      />
      {values.missedMax === ''
        ? null
        : (['missedWeeks', 'waitWeeks', 'lateHours'] as const).map((name) => (
            <InputField
              key={name}
              label={t[name]}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST[name]}
              error={errors[name]}
              {...register(name)}
            />
          ))}
    </fieldset>
  );
}
