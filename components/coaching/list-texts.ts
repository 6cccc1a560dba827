import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/coaching/list-texts', {
  // Directory
  coaching: 'Coaching',
  intro: 'Coaches whose qualifications were reviewed, with free times you can ask for.',
  myBookings: 'My bookings',
  apply: 'Apply to be a Coach',
  coaches: 'Coaches',
  classes: 'Classes',
  trainingVenues: 'Training Venues',

  // Filters
  searchCoaches: 'Search coaches',
  searchHint: 'Search by name, sport or specialty',
  sport: 'Sport',
  location: 'Location',
  allLocations: 'All Locations',
  price: 'Price',
  allPrices: 'All Prices',
  budget: 'Budget',
  mid: 'Mid',
  premium: 'Premium',
  bandAndRanges: ({ band, ranges }: { band: string; ranges: string[] }) =>
    `${band} (${ranges.join(', ')})`,
  priceRange: (
    { currency, over, upTo }: { currency: string; over: number; upTo: number | null },
    { money },
  ) =>
    [
      over > 0 ? `over ${money(over, currency)}` : null,
      upTo === null ? null : `up to ${money(upTo, currency)}`,
    ]
      .filter(Boolean)
      .join(' '),
  clearFilters: 'Clear Filters',
  tryRemoving: 'Try removing a filter.',

  // List of coaches
  coachesFailed: 'Failed to fetch coaches',
  noCoaches: 'No coaches found',
  noCoachesHint: 'Nobody coaches here yet. You could be the first.',
  moreCoaches: 'Show more coaches',
  lookingForCoaches: 'Looking for coaches',

  // List of classes
  noClasses: 'No classes found',
  noClassesHint: 'No coach offers a class yet.',
  classOf: 'With <coach/>. Dates and places are on the coach’s page.',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  groupSize: ({ size }: { size: number }, { plural }) =>
    plural(size, { one: 'for one person', other: `up to ${size} people` }),

  // List of venues
  noVenues: 'No venues found',
  noVenuesHint: 'No coach trains at a venue yet.',
  listOfSports: ({ sports }: { sports: string[] }) => sports.join(', '),
  trainsHere: 'Trains here:',
});
