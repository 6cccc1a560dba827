import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/geo/texts', {
  atMost: ({ km }: { km: number }) => `${km} km or less`,
  distance: ({ km }: { km: number }, { number }) => `${number(Math.round(km))} km`,
});
