import { whenWords } from '@/components/layout/when-words';
import {
  addDays,
  isClockTime,
  toInstant,
  toWallTime,
  type WallTime,
} from '@/lib/platform/calendar/wall-clock';
import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';

export interface DayChoice {
  /** 'YYYY-MM-DD' */
  date: string;
  name: 'today' | 'tomorrow' | 'weekday';
}

const SATURDAY = 6;
const SUNDAY = 0;
const FRIDAY = 5;

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Today, tomorrow, and of the five days after them the one on which most people play: Saturday, else Sunday, else Friday. */
export function dayChoices(now: Date, timeZone: string): DayChoice[] {
  const today = toWallTime(now, timeZone).date;
  const later = [2, 3, 4, 5, 6].map((days) => addDays(today, days));
  const [weekend = addDays(today, 2)] = [SATURDAY, SUNDAY, FRIDAY].flatMap((weekday) =>
    later.filter((date) => weekdayOf(date) === weekday),
  );
  return [
    { date: today, name: 'today' },
    { date: addDays(today, 1), name: 'tomorrow' },
    { date: weekend, name: 'weekday' },
  ];
}

/**
 * Whose clock a typed day and time are on, where it is not the reader's: 'Sat 28 Nov, 18:30 London time · 23:30 for you'; the name of
 * the zone until both are typed. Null where the clocks show the same.
 */
export function clockElsewhere(
  { date, time }: WallTime,
  { timeZone, readerZone, now }: { timeZone: string; readerZone: string; now: number },
): string | null {
  const isTyped = /^\d{4}-\d{2}-\d{2}$/.test(date) && isClockTime(time);
  const at = isTyped ? toInstant({ date, time }, timeZone) : new Date(now);
  if (sameClock(timeZone, readerZone, at)) return null;
  if (!isTyped) return zoneWords(timeZone, at);
  return whenWords({ startsAt: at.toISOString(), timeZone }, null, false, readerZone);
}
