import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/connections/texts', {
  messageLabel: 'Message',
  boxUnknown: 'box must be received or sent',
});
