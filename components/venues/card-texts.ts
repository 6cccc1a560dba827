import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/card-texts', {
  verified: 'Verified',
  sports: 'Sports',
  amenities: 'Amenities',
  moreAmenities: 'more amenities',
  showOnMap: ({ venue }: { venue: string }, { name }) =>
    `Show ${name(venue)} on a map, in a new tab`,
  distance: ({ km }: { km: number }, words) => words.distance(km, 1),
  aboutDistance: ({ km }: { km: number }, { distance }) => `about ${distance(km, 1)}`,
  noReviews: 'No reviews yet',
  rated: 'Rated',
  reviewsCounted: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: 'review', other: 'reviews' }),
});
