import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/map-texts', {
  mapOfVenues: 'Map of venues',
  mapIsCut: 'Only the best rated venues of this frame are shown. Come closer to see all.',
});
