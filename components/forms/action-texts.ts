import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/forms/action-texts', {
  error: 'Error',
});
