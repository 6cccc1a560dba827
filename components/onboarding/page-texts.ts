import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/onboarding/page-texts', {
  signOut: 'Sign Out',
});
