import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/classes/texts', {
  reason: 'Reason',
});
