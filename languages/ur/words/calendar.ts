import type { Zone } from '@/lib/platform/calendar/texts';
import type { Words } from '@/lib/platform/language/words';

/** After a time: '19:30 (Dubai کا وقت)'. */
export const zoneInUrdu = (zone: Zone, { name }: Words): string =>
  'city' in zone ? `(${name(zone.city)} کا وقت)` : `(${name(zone.offset)})`;
