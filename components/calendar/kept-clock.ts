import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';

type Moment = { startsAt: string; timeZone: string };

// What lib/platform/browser/kept-clocks reads on a page that never hydrates. It has no catalogue, so these are the words for it.

/**
 * For a `<time>`: its words where clocks show the same as at the place, and what follows them elsewhere, with the reader's own
 * time in place of 11.
 */
export function dayClock({ startsAt, timeZone }: Moment, isWithin = false) {
  const t = translate(texts);
  const at = { startsAt, timeZone };
  return {
    'data-zone': timeZone,
    'data-today': isWithin ? t.todayWithin(at) : t.today(at),
    'data-tomorrow': isWithin ? t.tomorrowWithin(at) : t.tomorrow(at),
    'data-here': wordsOf().start(startsAt, timeZone),
    'data-own': isWithin ? t.forYouWithin({ clock: '11' }) : t.forYou({ clock: '11' }),
    'data-tag': LANGUAGES[currentLanguage()].tag,
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
