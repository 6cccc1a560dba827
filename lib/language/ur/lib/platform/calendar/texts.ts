import { zoneInUrdu } from '@/lib/language/ur/words/calendar';
import type { texts as english } from '@/lib/platform/calendar/texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  zone: zoneInUrdu,
};
