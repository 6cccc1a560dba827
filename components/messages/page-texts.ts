import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/messages/page-texts', {
  messages: 'Messages',
  signIn: 'Please sign in',
  signInWhy: 'Sign in to view your messages',
});
