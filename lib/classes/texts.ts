import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/classes/texts', {
  dateRequired: 'Please choose a date',
  noSuchDate: 'Please choose a date such as 2026-12-31',
  timeRequired: 'Please choose a time',
  noSuchTime: 'Please choose a time such as 18:30',
  weeksRange: ({ max }: { max: number }) => `Weeks must be a whole number from 1 to ${max}`,

  reason: 'Reason',
});
