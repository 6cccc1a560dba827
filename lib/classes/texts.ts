import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/classes/texts', {
  weeksRange: ({ max }: { max: number }) => `Weeks must be a whole number from 1 to ${max}`,

  reason: 'Reason',
});
