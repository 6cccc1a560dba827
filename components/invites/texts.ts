import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/invites/texts', {
  print: 'Print',
});
