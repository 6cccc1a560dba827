import type { Language } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';
import { zoneOf } from './zone-words';

interface Moment {
  startsAt: Date | string;
  timeZone: string;
}

/**
 * 'Sat 28 Nov, 19:30 Karachi time', where the reader's time zone is unknown: shared texts, emails to guests, first renderings.
 */
export function zonedStart({ startsAt, timeZone }: Moment, language?: Language): string {
  const at = wordsOf(language).start(startsAt, timeZone);
  return translate(texts, language).inZone({ at, zone: zoneOf(timeZone, new Date(startsAt)) });
}
