import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TypedClock } from '@/components/calendar/typed-clock';
import { InputField, LabelledField } from '@/components/forms/input-field';
import { Select } from '@/components/ui/select';
import { WEEKS_MAX } from '@/lib/bookings/constants';
import { addDays } from '@/lib/platform/calendar/add-days';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { translate } from '@/lib/platform/language/translate';
import { todayIn } from './clock-words';
import { texts } from './texts';

interface WhenFieldsProps {
  /** What is typed; without `weeks` it is once. */
  values: { date: string; time: string; weeks?: string };
  errors: { date?: string | undefined; time?: string | undefined; weeks?: string | undefined };
  fields: Partial<Record<'date' | 'time' | 'weeks', UseFormRegisterReturn>>;
  timeZone: string;
}

/** A day and time of a coach, once or weekly. */
export function WhenFields({ values, errors, fields, timeZone }: WhenFieldsProps) {
  const id = useId();
  const t = translate(texts);
  const { date, time, weeks } = values;
  const later = Array.from(
    { length: isCalendarDate(date) ? Number(weeks ?? 1) - 1 : 0 },
    (_, week) => addDays(date, 7 * (week + 1)),
  );
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 *:min-w-0">
        <InputField
          label={t.date}
          error={errors.date}
          type="date"
          min={todayIn(timeZone)}
          {...fields.date}
        />
        <InputField label={t.time} error={errors.time} type="time" {...fields.time} />
      </div>
      <TypedClock date={date} time={time} timeZone={timeZone} later={later} />
      {fields.weeks ? (
        <LabelledField id={id} label={t.repeat} error={errors.weeks}>
          <Select id={id} {...fields.weeks}>
            {Array.from({ length: WEEKS_MAX }, (_, index) => index + 1).map((times) => (
              <option key={times} value={times}>
                {times === 1 ? t.once : t.weekly({ times })}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
    </>
  );
}
