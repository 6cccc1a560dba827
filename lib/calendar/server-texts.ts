import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/calendar/server-texts', {
  subscriptionNotFound: 'Subscription not found',
  calendarNotFound: 'Calendar not found',
  feedName: '<product/> games',
});
