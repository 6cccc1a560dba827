import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/venues/texts', {
  // Stored in English; another language lists its words for AMENITIES.
  amenity: ({ name }: { name: string }) => name,
});
