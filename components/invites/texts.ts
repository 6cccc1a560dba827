import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/invites/texts', {
  print: 'Print',

  // The form of a guest
  name: 'Name',
  email: 'E-mail',
  emailHint: 'We send you a button by e-mail. You need no password.',
  manyHere:
    'Many people have just registered from your network. Your browser is doing a short calculation.',
  offline: 'Failed to join',
});
