import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/follows/texts', {
  area: 'Area',
  oneThing: 'Follow one thing at a time',
});
