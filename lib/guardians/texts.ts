import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/guardians/texts', {
  linkIncomplete: 'That link is incomplete. Please copy it again.',
});
