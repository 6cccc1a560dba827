import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/users/card-texts', {
  locationNotSet: 'Location not set',
  plays: 'Plays',
  moreSports: ({ count }: { count: number }) => `+${count} more`,
});
