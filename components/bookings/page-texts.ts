import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/bookings/page-texts', {
  bookings: 'Bookings',
  pleaseSignIn: 'Please sign in',
  signInToSee: 'Sign in to see your bookings',
});
