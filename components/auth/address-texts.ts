import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/auth/address-texts', {
  oneMoment: 'One moment…',
  yourEmail: 'Your e-mail',
  confirmEmail:
    '<lead>Confirm your e-mail.</lead> We sent a letter to <email/>. Until you follow its link you can write only to people you know here.',
  openOutbox: 'Open the local outbox',
  sendAgain: 'Send the letter again',
  letterSent: 'Letter sent',
  earlierLinksEnd: 'The links of earlier letters no longer work.',
  letterNotSent: 'The letter could not be sent. Please try again.',
});
