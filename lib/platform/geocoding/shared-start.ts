import { sameClock, zoneWords } from '@/lib/platform/calendar/zone-words';
import { DEFAULT_CENTRE } from '@/lib/platform/geo/constants';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { wordsOf } from '@/lib/platform/language/words';

/** The time zone of most readers: that of the installation's default centre. */
const HOME_ZONE = timeZoneAt(DEFAULT_CENTRE);

/**
 * A start in what people share with others, whose time zones are unknown: 'Sat 28 Nov, 19:30', followed by 'Dubai time' when the
 * clocks of the place differ from those of HOME_ZONE.
 */
export function sharedStart({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const start = new Date(startsAt);
  const words = wordsOf().start(start, timeZone);
  return sameClock(HOME_ZONE, timeZone, start) ? words : `${words} ${zoneWords(timeZone, start)}`;
}
