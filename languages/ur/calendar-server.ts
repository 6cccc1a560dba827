import type { texts as sharedCalendarServerEnglish } from '@/lib/calendar/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const sharedCalendarServer: TextsOf<typeof sharedCalendarServerEnglish> = {
  subscriptionNotFound: 'سبسکرپشن نہیں ملی',
  calendarNotFound: 'کیلنڈر نہیں ملا',
  feedName: 'Maidan کے میچ',
};

export const texts = {
  'lib/calendar/server-texts': sharedCalendarServer,
};
