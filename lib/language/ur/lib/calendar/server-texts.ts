import type { texts as english } from '@/lib/calendar/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  subscriptionNotFound: 'سبسکرپشن نہیں ملی',
  calendarNotFound: 'کیلنڈر نہیں ملا',
  feedName: 'Maidan کے میچ',
};
