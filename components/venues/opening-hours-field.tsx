import { useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { type OpeningSpan } from '@/lib/platform/calendar/opening-hours';
import { OPENING_SPANS_MAX, weekdayWords } from '@/lib/platform/calendar/week';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';

interface OpeningHoursFieldProps {
  value: OpeningSpan[];
  onChange: (value: OpeningSpan[]) => void;
  error?: string;
}

const FIRST_SPAN = { opens: '06:00', closes: '22:00' };

/** The opening hours per weekday, with several periods a day if needed; empty when unknown. */
export function OpeningHoursField({ value, onChange, error }: OpeningHoursFieldProps) {
  const t = translate(texts);
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className="grid min-w-0 gap-2 *:min-w-0">
      <legend className="mb-2 font-semibold text-sm">
        {t.openingHours} <span className="font-aside text-muted-foreground">{t.optional}</span>
      </legend>
      {value.length === 0 ? (
        <Button
          variant="secondary"
          className="w-fit"
          aria-invalid={error ? true : undefined}
          onClick={() => onChange(weekdaysHere().map((day) => ({ day, ...FIRST_SPAN })))}
        >
          <LineIcon name="plus" />
          {t.addOpeningHours}
        </Button>
      ) : (
        <>
          <p id={`${id}hint`} className="-mt-2 text-muted-foreground text-sm">
            {t.openingHoursHint}
          </p>
          <ul className="grid gap-1 *:min-w-0">
            {weekdaysHere().map((day) => (
              <li key={day} className="border-t pt-1.5 pb-1">
                <Day
                  name={weekdayWords(day)}
                  spans={value.filter((span) => span.day === day)}
                  invalid={error !== undefined}
                  onChange={(spans) =>
                    onChange([
                      ...value.filter((span) => span.day !== day),
                      ...spans.map((span) => ({ ...span, day })),
                    ])
                  }
                  onCopy={(spans) =>
                    onChange(
                      weekdaysHere().flatMap((other) =>
                        spans.map((span) => ({ ...span, day: other })),
                      ),
                    )
                  }
                  hasRoom={value.length < OPENING_SPANS_MAX}
                />
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="sm" className="-mx-3 w-fit" onClick={() => onChange([])}>
            {t.leaveOpeningHoursOut}
          </Button>
        </>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}

interface DayProps {
  name: string;
  spans: OpeningSpan[];
  invalid: boolean;
  hasRoom: boolean;
  onChange: (spans: Omit<OpeningSpan, 'day'>[]) => void;
  /** Copies one day's hours to every day. */
  onCopy: (spans: OpeningSpan[]) => void;
}

function Day({ name, spans, invalid, hasRoom, onChange, onCopy }: DayProps) {
  const t = translate(texts);
  return (
    <div className="grid gap-1.5 *:min-w-0 sm:grid-cols-[7rem_1fr]">
      <p className="flex min-h-11 items-center justify-between gap-2 font-label text-sm">
        {name}
        {spans.length === 0 ? (
          <span className="font-aside text-muted-foreground sm:hidden">{t.closed}</span>
        ) : null}
      </p>
      <div className="grid gap-1.5 *:min-w-0">
        {spans.map((span, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts of a day may read the same while they are typed
          <div key={index} className="flex items-center gap-1.5">
            <Input
              type="time"
              aria-label={t.dayOpens({ day: name })}
              aria-invalid={invalid ? true : undefined}
              value={span.opens}
              onChange={(event) =>
                onChange(spans.with(index, { ...span, opens: event.target.value }))
              }
              className="px-2"
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              aria-label={t.dayCloses({ day: name })}
              aria-invalid={invalid ? true : undefined}
              value={span.closes}
              onChange={(event) =>
                onChange(spans.with(index, { ...span, closes: event.target.value }))
              }
              className="px-2"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removeSpan({ opens: span.opens, closes: span.closes, day: name })}
              onClick={() => onChange(spans.filter((other) => other !== span))}
            >
              <LineIcon name="trash" />
            </Button>
          </div>
        ))}
        <div className="-mx-3 flex flex-wrap items-center">
          {spans.length === 0 ? (
            <span className="px-3 text-muted-foreground text-sm max-sm:hidden">{t.closed}</span>
          ) : null}
          {hasRoom ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.addHoursOn({ day: name })}
              onClick={() => onChange([...spans, FIRST_SPAN])}
            >
              <LineIcon name="plus" />
              {t.addHours}
            </Button>
          ) : null}
          {spans.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.sameAsDay({ day: name })}
              onClick={() => onCopy(spans)}
            >
              <LineIcon name="copy-check" />
              {t.sameOnAllDays}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
