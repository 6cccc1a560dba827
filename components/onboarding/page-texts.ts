import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/onboarding/page-texts', {
  signOut: 'Sign Out',
  whatFor: 'Complete your profile so that people near you can find you.',
  notNow: 'Not now',
});
