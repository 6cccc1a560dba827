import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/geocoding/texts', {
  // Stored in English; another language lists its words for countries, cities and areas.
  place: ({ name }: { name: string }) => name,

  coordinatesTogether: 'Latitude and longitude go together',
});
