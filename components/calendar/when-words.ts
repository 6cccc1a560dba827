import { addDays } from '@/lib/platform/calendar/add-days';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { dayIn, ownClock, sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

type Moment = { startsAt: string; timeZone: string };

/**
 * 'Sat 28 Nov, 19:30' in the zone of the place; 'Today 19:30' once the reader's clock is known. Where the reader's clock shows
 * another time: 'Fri 27 Nov, 23:30 Dubai time · Sat 00:30 for you'. Today and tomorrow are the reader's days.
 * @param isWithin inside a sentence: 'today 19:30'
 * @param viewerZone null while it is not known
 */
export function whenWords(
  { startsAt, timeZone }: Moment,
  now: number | null,
  isWithin = false,
  viewerZone: string | null = null,
): string {
  const t = translate(texts);
  const start = new Date(startsAt);
  const zone = viewerZone ?? timeZone;
  if (!sameClock(zone, timeZone, start)) {
    const own = { clock: ownClock(start, { timeZone, viewerZone: zone }) };
    return `${zonedStart({ startsAt, timeZone })}${isWithin ? t.forYouWithin(own) : t.forYou(own)}`;
  }
  if (now !== null) {
    const [today, day] = [dayIn(new Date(now), zone), dayIn(start, zone)];
    const at = { startsAt, timeZone };
    if (day === today) return isWithin ? t.todayWithin(at) : t.today(at);
    if (day === addDays(today, 1)) return isWithin ? t.tomorrowWithin(at) : t.tomorrow(at);
  }
  return wordsOf().start(startsAt, timeZone);
}

/** For the title of a `<time>`, with year and zone, and the person's own day and time where their clock differs. */
export function exactWords({ startsAt, timeZone }: Moment, viewerZone: string | null): string {
  const t = translate(texts);
  const start = new Date(startsAt);
  const there = t.exactTime({ startsAt, timeZone, zone: zoneWords(timeZone, start) });
  if (viewerZone === null || sameClock(viewerZone, timeZone, start)) return there;
  return t.bothTimes({ there, here: t.whereYouAre({ startsAt, timeZone: viewerZone }) });
}

function timeLeft(startsAt: string, now: number) {
  const seconds = Math.floor((new Date(startsAt).getTime() - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** '2d 03h 04m 05s'; null once it has started. */
export function countdownWords(startsAt: string, now: number): string | null {
  const left = timeLeft(startsAt, now);
  return left && translate(texts).countdown(left);
}

/** 'in 2 d 3 h', 'in 15 h', and 'in 59m 08s' in the last hour; null once it has started. */
export function startsInWords(startsAt: string, now: number): string | null {
  const left = timeLeft(startsAt, now);
  if (!left) return null;
  const t = translate(texts);
  if (left.days > 0) return t.startsInDays(left);
  return left.hours > 0 ? t.startsInHours(left) : t.startsInMinutes(left);
}
