import { zoneWords } from '@/lib/platform/calendar/zone-words';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './time-texts';

type Moment = { startsAt: string; timeZone: string };

// What lib/platform/browser/kept-clocks reads on a page whose scripts come with the first touch. It has no catalogue, so these
// are the words for it.

/** For a `<time>`: its words today and tomorrow, and what follows where clocks show another time. */
export function dayClock({ startsAt, timeZone }: Moment, isWithin = false) {
  const t = translate(texts);
  const at = { startsAt, timeZone };
  return {
    'data-zone': timeZone,
    'data-today': isWithin ? t.todayWithin(at) : t.today(at),
    'data-tomorrow': isWithin ? t.tomorrowWithin(at) : t.tomorrow(at),
    'data-elsewhere': t.inZone({ zone: zoneWords(timeZone, new Date(startsAt)) }),
  };
}

/** For what counts down. The clock puts the time that is left in place of these numbers. */
export function countdownClock(startsAt: string, over: string) {
  const t = translate(texts);
  const left = { hours: 11, minutes: 22, seconds: 33 };
  return {
    'data-countdown': startsAt,
    'data-left': t.countdown({ days: 0, ...left }),
    'data-days-left': t.countdown({ days: 44, ...left }),
    'data-over': over,
  };
}
