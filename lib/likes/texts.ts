import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/likes/texts', {
  superNotBoolean: 'super must be true or false',
});
