'use client';

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TypedClock } from '@/components/calendar/typed-clock';
import { todayIn, weekdayWords } from '@/components/coaching/clock-words';
import { FieldError, type FieldErrors } from '@/components/forms/field-errors';
import { DAYS_AHEAD_MAX } from '@/lib/bookings/constants';
import { cn } from '@/lib/cn';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { slotsQuery, spanOfMonth } from './bookings-query';
import { addMonths, dayAfterKey, dayWords, monthOf, monthWords, weeksOfMonth } from './month';
import { SlotChoice } from './slot-choice';
import { texts } from './texts';
import { TurnButton } from './turn-button';

interface SlotCalendarProps {
  coachId: number;
  timeZone: string;
  duration: number;
  date: string;
  time: string;
  errors: FieldErrors;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
}

/** The day of a session, chosen in a calendar of free days, and its free times. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { coachId, timeZone, duration, date, time, errors, onDate, onTime } = props;
  const id = useId();
  const today = todayIn(timeZone);
  const last = addDays(today, DAYS_AHEAD_MAX);
  const [month, setMonth] = useState(monthOf(date || today));
  const slots = useQuery(slotsQuery(coachId, spanOfMonth(month), duration));
  const free = new Map<string, number>();
  for (const slot of slots.data ?? []) free.set(slot.date, (free.get(slot.date) ?? 0) + 1);
  return (
    <>
      <Month
        month={month}
        range={{ first: today, last }}
        free={slots.isSuccess ? free : null}
        chosen={date}
        onTurn={setMonth}
        onChoose={onDate}
      />
      <FieldError id={`${id}date`}>{errors.date}</FieldError>
      <SlotChoice
        coachId={coachId}
        timeZone={timeZone}
        date={date}
        duration={duration}
        value={time}
        error={errors.time}
        onChange={onTime}
      />
      <TypedClock date={date} time={time} timeZone={timeZone} />
    </>
  );
}

interface MonthProps {
  month: string;
  range: { first: string; last: string };
  /** Free times by day; null while loading. */
  free: Map<string, number> | null;
  chosen: string;
  onTurn: (month: string) => void;
  onChoose: (date: string) => void;
}

/** Arrow keys, Home, End, Page Up and Page Down move between days; only one day is a tab stop (roving tabindex). */
function Month({ month, range, free, chosen, onTurn, onChoose }: MonthProps) {
  const id = useId();
  const t = translate(texts);
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState('');
  const [isMoving, setIsMoving] = useState(false);
  const isIn = (day: string) => day >= range.first && day <= range.last;
  // Past weeks of the current month are hidden.
  const weeks = weeksOfMonth(month).filter((week) =>
    week.some((day) => day !== null && day >= range.first),
  );
  const reachable = [cursor, chosen, range.first].find((day) => monthOf(day) === month);
  const stop = reachable ?? `${month}-01`;
  useEffect(() => {
    if (isMoving) table.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor, isMoving]);

  function move(event: KeyboardEvent, day: string): void {
    const next = dayAfterKey(mirrored(event.key), day);
    if (!next) return;
    event.preventDefault();
    if (!isIn(next)) return;
    setCursor(next);
    setIsMoving(true);
    onTurn(monthOf(next));
  }
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between">
        <TurnButton
          label={t.previousMonth}
          icon="chevron-left"
          isOut={month <= monthOf(range.first)}
          onTurn={() => onTurn(addMonths(month, -1))}
        />
        <p id={id} aria-live="polite" className="font-strong">
          {monthWords(month)}
        </p>
        <TurnButton
          label={t.nextMonth}
          icon="chevron-right"
          isOut={month >= monthOf(range.last)}
          onTurn={() => onTurn(addMonths(month, 1))}
        />
      </div>
      <table
        ref={table}
        aria-labelledby={id}
        aria-busy={free === null}
        className="-mx-2 w-[calc(100%+1rem)] table-fixed border-collapse text-center text-sm tabular-nums"
      >
        <thead>
          <tr>
            {weekdaysHere().map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekdayWords(weekday)}
                className="pb-1 font-entry text-muted-foreground text-xs"
              >
                {t.weekdayShort({ weekday: weekdayWords(weekday) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} aria-hidden />
                ) : (
                  <td key={day} className="p-0">
                    <Day
                      day={day}
                      count={isIn(day) ? (free?.get(day) ?? 0) : 0}
                      isChosen={day === chosen}
                      isStop={day === stop}
                      onKeyDown={(event) => move(event, day)}
                      onChoose={() => {
                        setCursor(day);
                        onChoose(day);
                      }}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted-foreground text-sm">
        {free === null ? t.lookingForDays : t.dotMeansFree}
      </p>
    </div>
  );
}

/** In a table from right to left the two arrow keys change sides. */
function mirrored(key: string): string {
  if (LANGUAGES[currentLanguage()].direction === 'ltr') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}

interface DayProps {
  day: string;
  count: number;
  isChosen: boolean;
  isStop: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

function Day({ day, count, isChosen, isStop, onKeyDown, onChoose }: DayProps) {
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-label={translate(texts).freeTimes({ day: dayWords(day), count })}
      aria-disabled={count === 0 || undefined}
      aria-pressed={isChosen}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (count > 0) onChoose();
      }}
      className={cn(
        'relative min-h-11 w-full rounded-control',
        count > 0
          ? 'font-lead after:absolute after:inset-x-0 after:bottom-1.5 after:mx-auto after:size-1.5 after:rounded-full after:bg-primary hover:bg-accent'
          : !isChosen && 'text-muted-foreground',
        isChosen && 'bg-primary-soft text-primary-ink outline-2 outline-primary',
      )}
    >
      {Number(day.slice(8))}
    </button>
  );
}
