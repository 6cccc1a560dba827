import type { texts as english } from '@/lib/platform/calendar/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';
import { zoneInUrdu } from '../../../words/calendar';

export const texts: TextsOf<typeof english> = {
  zone: zoneInUrdu,
  inZone: ({ at, zone }, words) => `${at} ${zoneInUrdu(zone, words)}`,
  elsewhere: ({ zone, clock }, words) => ` ${zoneInUrdu(zone, words)} (آپ کے ہاں ${clock})`,
};
