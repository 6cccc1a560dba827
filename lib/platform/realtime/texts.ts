import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/realtime/texts', {
  tooMuchAtOnce: 'That was a lot at once. Please slow down.',
  notUnderstood: 'That could not be understood.',
  wentWrong: 'Something went wrong on our side. Please try again.',
});
