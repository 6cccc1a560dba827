'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { NativeInput } from '@/components/ui/input';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { translate } from '@/lib/platform/language/translate';
import { slotsQuery, spanOfMonth } from './bookings-query';
import { monthOf } from './month';
import { SlotTime } from './slot-time';
import { texts } from './texts';

interface SlotChoiceProps {
  coachId: number;
  /** The coach's. */
  timeZone: string;
  /** Empty until a day is chosen. */
  date: string;
  duration: number;
  value: string;
  onChange: (time: string) => void;
  error?: string;
}

/** The free times of a day, as radio buttons. */
export function SlotChoice(props: SlotChoiceProps) {
  const { coachId, timeZone, date, duration, value, onChange, error } = props;
  const id = useId();
  const t = translate(texts);
  const slots = useQuery({
    ...slotsQuery(coachId, spanOfMonth(monthOf(date)), duration),
    select: (all) => all.filter((slot) => slot.date === date),
    enabled: isCalendarDate(date),
  });
  return (
    <fieldset aria-describedby={`${id}error`} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{t.time}</legend>
      {!isCalendarDate(date) ? (
        <p className="text-muted-foreground text-sm">{t.chooseDateFirst}</p>
      ) : slots.isError ? (
        <Button variant="secondary" size="sm" onClick={() => slots.refetch()}>
          {t.timesFailed}
        </Button>
      ) : slots.isPending ? (
        <Skeleton className="h-11" />
      ) : slots.data.length === 0 ? (
        <p className="text-sm" role="status">
          {t.noTimes}
        </p>
      ) : (
        <div className="flex max-h-44 flex-wrap gap-2 overflow-y-auto p-0.5">
          {slots.data.map(({ time, startsAt }) => (
            <label
              key={time}
              htmlFor={`${id}${time}`}
              className="relative inline-flex min-h-11 min-w-16 cursor-pointer items-center justify-center rounded-control border border-input px-3 text-sm tabular-nums hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:font-lead has-checked:text-primary-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-solid"
            >
              <NativeInput
                type="radio"
                id={`${id}${time}`}
                name={`${id}time`}
                checked={value === time}
                onChange={() => onChange(time)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <SlotTime slot={{ time, startsAt }} timeZone={timeZone} />
            </label>
          ))}
        </div>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}
