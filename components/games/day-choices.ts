import { addDays, toWallTime } from '@/lib/platform/calendar/wall-clock';

export interface DayChoice {
  /** 'YYYY-MM-DD' */
  date: string;
  name: 'today' | 'tomorrow' | 'weekday';
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
    name: date === own ? 'today' : date === addDays(own, 1) ? 'tomorrow' : 'weekday',
  }));
}
