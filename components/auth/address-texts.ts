import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/auth/address-texts', {
  oneMoment: 'One moment…',
  yourEmail: 'Your e-mail',
  confirmEmail: 'Confirm your e-mail',
  notToday: 'Hide for a day',
  linkSent:
    'We sent a link to <email/>. Until you follow it you can write only to people you know here.',
  openOutbox: 'Open the local outbox',
  sendAgain: 'Send the link again',
  letterSent: 'Link sent',
  earlierLinksEnd: 'Earlier links no longer work.',
  letterNotSent: 'The link could not be sent. Please try again.',
});
