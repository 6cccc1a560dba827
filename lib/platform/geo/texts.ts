import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/geo/texts', {
  atMost: ({ km }: { km: number }, { distance }) => `${distance(km)} or less`,
  distance: ({ km }: { km: number }, words) => words.distance(km),
});
