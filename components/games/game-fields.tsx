'use client';

import type { ReactNode } from 'react';
import { nearDay } from '@/components/calendar/near-day';
import { TypedClock } from '@/components/calendar/typed-clock';
import { useOwnNow, useViewerZone } from '@/components/calendar/use-now';
import { MoreOptions } from '@/components/forms/more-options';
import { Button } from '@/components/ui/button';
import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';
import { GameField, type GameFieldsProps } from './game-field';
import { GameOptions } from './game-options';
import { FOLDED_FIELDS } from './game-values';
import { PlaceFields } from './place-fields';

interface DayChoice {
  /** 'YYYY-MM-DD' */
  date: string;
  name: ReturnType<typeof nearDay>;
}

const SATURDAY = 6;
const SUNDAY = 0;
const FRIDAY = 5;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * Today and tomorrow at the place, and of the five days after them the one on which most people play: Saturday, else Sunday, else
 * Friday. They are called today and tomorrow where they are the reader's.
 */
export function dayChoices(now: Date, timeZone: string, viewerZone = timeZone): DayChoice[] {
  const today = toWallTime(now, timeZone).date;
  const own = toWallTime(now, viewerZone).date;
  const later = [2, 3, 4, 5, 6].map((days) => addDays(today, days));
  const [weekend = addDays(today, 2)] = [SATURDAY, SUNDAY, FRIDAY].flatMap((weekday) =>
    later.filter((date) => weekdayOf(date) === weekday),
  );
  return [today, addDays(today, 1), weekend].map((date) => ({
    date,
    name: nearDay(date, own),
  }));
}

interface WhenFieldsProps extends GameFieldsProps {
  /** The game's, whose days are offered; the device's while it is unknown. */
  timeZone: string | undefined;
  /** Its later dates, if it repeats. */
  later?: readonly string[];
  /** Shown beside the days. */
  beside?: ReactNode;
}

/** The day, by a click or on the calendar, and the time. */
export function WhenFields({ timeZone, form, later, beside }: WhenFieldsProps) {
  const now = useOwnNow();
  const t = translate(texts);
  const viewerZone = useViewerZone();
  const zone = timeZone ?? viewerZone ?? 'UTC';
  return (
    <div className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap gap-2">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t.day}</legend>
          {dayChoices(new Date(now), zone, viewerZone ?? zone).map(({ date, name }) => (
            <Button
              key={date}
              variant="secondary"
              aria-pressed={form.values.date === date}
              onClick={() => form.change({ date })}
            >
              {name === 'weekday' ? t.weekday({ date }) : t[name]}
            </Button>
          ))}
        </fieldset>
        {beside}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 *:min-w-0">
        <GameField form={form} name="date" label={t.date} type="date" />
        <GameField form={form} name="time" label={t.time} type="time" />
      </div>
      <TypedClock date={form.values.date} time={form.values.time} timeZone={zone} later={later} />
    </div>
  );
}

interface AllFieldsProps extends GameFieldsProps {
  sportId: number | undefined;
  timeZone: string | undefined;
  /** Of the group; undefined while it is unknown. */
  currency: string | undefined;
  /** Shows all fields, for a game with values in them. */
  openAtFirst?: boolean;
  later?: readonly string[];
  besideDays?: ReactNode;
  /** The label of the number of seats. */
  players?: string;
  /** Without a group: who sees it is chosen elsewhere. */
  alone?: boolean;
  withCourts?: boolean;
  /** Shown first among the options. */
  children?: ReactNode;
}

export function GameFields({
  form,
  sportId,
  timeZone,
  currency,
  openAtFirst,
  later,
  besideDays,
  players,
  alone,
  withCourts,
  children,
}: AllFieldsProps) {
  const t = translate(texts);
  return (
    <>
      {/* After the day and time, from which a new game's title follows. */}
      <WhenFields form={form} timeZone={timeZone} later={later} beside={besideDays} />
      <GameField form={form} name="title" label={t.title} />
      <PlaceFields form={form} sportId={sportId} withCourts={withCourts} />
      <GameField form={form} name="maxPlayers" label={players ?? t.maxPlayers} type="number" />
      <MoreOptions fields={FOLDED_FIELDS} errors={form.errors} openAtFirst={openAtFirst}>
        {children}
        <GameOptions form={form} currency={currency} alone={alone} />
      </MoreOptions>
    </>
  );
}
