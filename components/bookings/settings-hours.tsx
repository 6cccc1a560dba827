'use client';

import { useId } from 'react';
import { clockWords, minutesOf, weekdayWords } from '@/components/coaching/clock-words';
import type { FieldErrors } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { HOURS_PER_DAY_MAX } from '@/lib/coaching/constants';
import { type CoachSettingsDto, setHoursSchema } from '@/lib/coaching/schema/settings';
import { currentTime } from '@/lib/platform/browser/clock';
import { newKey } from '@/lib/platform/browser/new-key';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsForm } from './use-coach-settings';

interface Range {
  key: string;
  weekday: number;
  start: string;
  end: string;
}

/** Browser time inputs have no 24:00. */
const toField = (minutes: number) => clockWords(Math.min(minutes, 1_439));
const toRange = (range: CoachSettingsDto['hours'][number]): Range => ({
  key: `${range.weekday}:${range.startMinute}`,
  weekday: range.weekday,
  start: toField(range.startMinute),
  end: toField(range.endMinute),
});

function toHours(ranges: Range[]) {
  return ranges.map(({ weekday, start, end }) => {
    const endMinute = minutesOf(end) ?? 0;
    return {
      weekday,
      startMinute: minutesOf(start) ?? 0,
      endMinute: endMinute === 1_439 ? 1_440 : endMinute,
    };
  });
}

/** Saved together, because a range may overlap another while it is being moved. */
export function SettingsHours({ settings }: { settings: CoachSettingsDto }) {
  const id = useId();
  const t = translate(texts);
  const form = useCoachSettingsForm({
    schema: setHoursSchema,
    draft: `coach-hours:${settings.id}`,
    values: { hours: settings.hours.map(toRange) },
    toBody: (values) => ({ hours: toHours(values.hours) }),
    send: (body) => api('PUT /api/coaches/{id}/hours', { params: { id: settings.id }, body }),
    done: t.hoursSaved,
  });
  const { errors, busy } = form;
  const change = (next: (ranges: Range[]) => Range[]) =>
    form.change(({ hours }) => ({ hours: next(hours) }));
  return (
    <section className="grid min-w-0 gap-3 rounded-card *:min-w-0 border bg-card p-4">
      <h3 className="text-xl">{t.weeklyHours}</h3>
      <p className="text-muted-foreground text-sm">
        {t.onClockOf({ zone: zoneWords(settings.timeZone, new Date(currentTime())) })}
      </p>
      <Form className="grid gap-3 *:min-w-0" aria-label={t.weeklyHours} onSubmit={form.submit}>
        <ul className="grid gap-3 *:min-w-0">
          {weekdaysHere().map((weekday) => (
            <Day
              key={weekday}
              name={weekdayWords(weekday)}
              ranges={form.values.hours.flatMap((range, at) =>
                range.weekday === weekday
                  ? [{ ...range, refusedBy: refusedBy(errors, at) ? `${id}error` : undefined }]
                  : [],
              )}
              onAdd={() =>
                change((before) => [
                  ...before,
                  { key: newKey(), weekday, start: '16:00', end: '20:00' },
                ])
              }
              onChange={(key, part) =>
                change((before) =>
                  before.map((range) => (range.key === key ? { ...range, ...part } : range)),
                )
              }
              onRemove={(key) => {
                // Errors are keyed by row index, and removing a row shifts the others.
                form.setErrors({});
                change((before) => before.filter((range) => range.key !== key));
              }}
            />
          ))}
        </ul>
        <p
          id={`${id}error`}
          role="alert"
          className="font-label text-destructive-ink text-sm empty:hidden"
        >
          {errors.hours ?? errors.form}
        </p>
        <Button type="submit" className="justify-self-start" aria-disabled={busy || undefined}>
          {t.saveHours}
        </Button>
      </Form>
    </section>
  );
}

/** The error is shown once, below all days; the range concerned is marked and described by it. */
const refusedBy = (errors: FieldErrors, at: number) =>
  Object.keys(errors).some((path) => path.startsWith(`hours.${at}.`));

interface DayProps {
  name: string;
  ranges: (Range & { refusedBy: string | undefined })[];
  onAdd: () => void;
  onChange: (key: string, part: Partial<Range>) => void;
  onRemove: (key: string) => void;
}

function Day({ name, ranges, onAdd, onChange, onRemove }: DayProps) {
  const t = translate(texts);
  return (
    <li className="grid gap-2 border-t pt-3 *:min-w-0 sm:grid-cols-[8rem_1fr] sm:items-start">
      <span className="min-h-11 content-center font-semibold">{name}</span>
      <div className="grid gap-2 *:min-w-0">
        {ranges.map(({ key, start, end, refusedBy: errorId }) => (
          <div key={key} className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <Input
              type="time"
              aria-label={t.hoursFrom({ weekday: name })}
              aria-invalid={errorId ? true : undefined}
              aria-describedby={errorId}
              className="min-w-0 max-w-34 flex-1 basis-24 px-2"
              value={start}
              onChange={({ target }) => onChange(key, { start: target.value })}
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              aria-label={t.hoursTo({ weekday: name })}
              aria-invalid={errorId ? true : undefined}
              aria-describedby={errorId}
              className="min-w-0 max-w-34 flex-1 basis-24 px-2"
              value={end}
              onChange={({ target }) => onChange(key, { end: target.value })}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeHours({ weekday: name, from: start, to: end })}
              onClick={() => onRemove(key)}
            >
              <LineIcon name="trash" />
            </Button>
          </div>
        ))}
        {ranges.length < HOURS_PER_DAY_MAX ? (
          <Button
            variant="ghost"
            size="sm"
            className="-ms-3 justify-self-start"
            aria-label={t.addHoursOn({ weekday: name })}
            onClick={onAdd}
          >
            <LineIcon name="plus" />
            {t.addHours}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
