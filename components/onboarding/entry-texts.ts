import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/onboarding/entry-texts', {
  loading: 'Loading...',
  completed: 'Profile completed!',
  lookAround: 'Look around first',
});
