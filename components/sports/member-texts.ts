import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/sports/member-texts', {
  sportFailed: 'Failed to fetch sport',
});
