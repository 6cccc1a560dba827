import { isDateStyle } from '@/lib/platform/language/date-style';
import type { Language } from '@/lib/platform/language/languages';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';
import { ownClock, sameClock, zoneOf } from './zone-words';

export interface Viewer {
  language: Language;
  timeZone: string;
  /** `users.date_style` */
  dateStyle: string | null;
}

/**
 * Words for one reader: where the clocks of a place differ from theirs, the zone and their own time are added: 'Fri 27 Nov,
 * 23:30 St John's time (Sat 08:00 for you)'.
 */
export function wordsForViewer(
  said: Said,
  { language, timeZone: viewerZone, dateStyle }: Viewer,
): string {
  const words = wordsOf(language, isDateStyle(dateStyle) ? dateStyle : null);
  const elsewhere = (at: Date | string, timeZone: string) => {
    const instant = new Date(at);
    if (sameClock(viewerZone, timeZone, instant)) return '';
    const clock = ownClock(instant, { timeZone, viewerZone }, words);
    return translate(texts, language).elsewhere({ zone: zoneOf(timeZone, instant), clock });
  };
  const start = (at: Date | string, timeZone: string) =>
    words.start(at, timeZone) + elsewhere(at, timeZone);
  return wordsFor(said, language, { ...words, start, elsewhere });
}
