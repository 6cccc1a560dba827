import { dateFormat } from '@/lib/platform/calendar/date-format';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './time-texts';

type Moment = { startsAt: string; timeZone: string };

const dayOf = (instant: Date, timeZone: string) =>
  dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);

/**
 * 'Sat 28 Nov, 19:30' in the zone of the place; 'Today 19:30' once the reader's clock is known.
 * @param isWithin inside a sentence: 'today 19:30'
 */
export function whenWords(
  { startsAt, timeZone }: Moment,
  now: number | null,
  isWithin = false,
): string {
  if (now !== null) {
    const t = translate(texts);
    const day = dayOf(new Date(startsAt), timeZone);
    const at = { startsAt, timeZone };
    if (day === dayOf(new Date(now), timeZone)) return isWithin ? t.todayWithin(at) : t.today(at);
    if (day === dayOf(new Date(now + 86_400_000), timeZone)) {
      return isWithin ? t.tomorrowWithin(at) : t.tomorrow(at);
    }
  }
  return wordsOf().start(startsAt, timeZone);
}

/** For the title of a `<time>`, with year and zone. */
export function exactWords({ startsAt, timeZone }: Moment): string {
  return translate(texts).exactTime({ startsAt, timeZone });
}

/** 'Sun 29 Nov, 01:30 where you are': the same moment in the reader's time zone. */
export function ownWords({ startsAt }: Moment, timeZone: string): string {
  return translate(texts).whereYouAre({ startsAt, timeZone });
}

/** '2d 03h 04m 05s'; null once it has started. */
export function countdownWords(startsAt: string, now: number): string | null {
  const seconds = Math.floor((new Date(startsAt).getTime() - now) / 1000);
  if (seconds <= 0) return null;
  return translate(texts).countdown({
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  });
}
