import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/list-texts', {
  // Cards and badges
  sports: 'Sports',
  moreSports: ({ count }: { count: number }) => `+${count} more`,
  contact: 'Contact',
  closed: 'Closed',
  verified: 'Verified',

  // The list and its map
  venues: 'Venues',
  listYours: 'List your venue',
  add: 'Add Venue',
  addFirst: 'Add First Venue',
  listFollowsMap: 'The list follows the map.',
  backToAroundMe: 'Back to around me',
  clearFilters: 'Clear Filters',
  showAs: 'Show venues as',
  list: 'List',
  map: 'Map',
  looking: 'Looking for venues',
  listFailed: 'Failed to fetch venues',
  nothingFound: 'No venues found',
  nothingFiltered: 'Try removing a filter, or add the place you know.',
  nothingAdded: 'Nobody has added a place to play yet.',
  showMore: 'Show more venues',
  found: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 venue', other: `${count} venues, nearest first` }),
  noneNear: ({ km }: { km: number }) =>
    `No venues within ${km} km. These are the nearest elsewhere.`,
  noneSuchNear: ({ km }: { km: number }) =>
    `No such venues within ${km} km. These are the nearest elsewhere.`,
  foundSoFar: ({ count }: { count: number }) => `${count} venues so far, the nearest first`,

  // Filters
  search: 'Search venues',
  searchExample: 'Search by name, address or amenity',
  sport: 'Sport',
  country: 'Country',
  city: 'City',
  allCities: 'All Cities',
  area: 'Area',
  allAreas: 'All Areas',
});
