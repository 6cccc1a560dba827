import { offsetAt } from '@/lib/platform/calendar/wall-clock';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

type Moment = { startsAt: string; timeZone: string };

// Read by lib/platform/browser/cached-clocks on a page that never hydrates. It has no catalogue, so the words are provided here.

/** Stands for the device's clock, in the isolates that words put around '7:30 PM' in a sentence that is read from right to left. */
export const clockPlace = () =>
  wordsOf()
    .clock('11:00')
    .replace(/11[^\u2069]*/, '11');

/**
 * For a `<time>`: the place's minutes ahead of UTC (an old phone may not know its rules), its words where clocks agree with the
 * place, and the addition elsewhere, with the device's own time in place of 11.
 */
export function dayClock({ startsAt, timeZone }: Moment, isWithin = false) {
  const t = translate(texts);
  const at = { startsAt, timeZone };
  const clock = clockPlace();
  return {
    'data-offset': String(offsetAt(timeZone, Date.parse(startsAt))),
    'data-today': isWithin ? t.todayWithin(at) : t.today(at),
    'data-tomorrow': isWithin ? t.tomorrowWithin(at) : t.tomorrow(at),
    'data-here': wordsOf().start(startsAt, timeZone),
    'data-own': isWithin ? t.forYouWithin({ clock }) : t.forYou({ clock }),
    'data-tag': wordsOf().tag,
  };
}

/**
 * For a countdown. The clock replaces these numbers with the remaining time: 11 is the hours in two digits, 55 the hours as a number.
 * @param ticks every second, otherwise only in the last hour
 */
export function countdownClock(startsAt: string, over: string, ticks: boolean) {
  const t = translate(texts);
  const left = { days: 44, hours: 11, minutes: 22, seconds: 33 };
  const today = t.countdown({ ...left, days: 0 });
  return {
    'data-countdown': startsAt,
    'data-left': ticks ? today : t.startsInMinutes(left),
    'data-hours-left': ticks ? today : t.startsInHours({ hours: 55 }),
    'data-days-left': ticks ? t.countdown(left) : t.startsInDays({ ...left, hours: 55 }),
    'data-over': over,
  };
}
