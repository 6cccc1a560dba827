import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/guardians/line-texts', {
  guardian: 'Under 18. Guardian:',
});
