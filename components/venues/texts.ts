import { defineTexts } from '@/lib/platform/language/define-texts';

const PARTS: Record<string, string> = {
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};
export const FREE_DAY = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
} as const;

export const texts = defineTexts('components/venues/texts', {
  desk: 'Desk of the courts',
  openNow: 'Open now',
  closedNow: 'Closed now',
  openUntil: ({ clock }: { clock: string }) => `until ${clock}`,
  opensAt: ({ clock }: { clock: string }) => `opens ${clock}`,
  opensOn: ({ day, clock }: { day: string; clock: string }) => `opens ${day} ${clock}`,
  everyDay: 'Every day',
  dayToDay: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  closedThatDay: 'Closed',
  openAllDay: 'Open 24 hours',
  openSpan: ({ opens, closes }: { opens: string; closes: string }, { clock }) =>
    `${clock(opens)}–${clock(closes)}`,
  openSpans: ({ spans }: { spans: string[] }) => spans.join(', '),

  distanceLabel: 'Distance',
  venueFailed: 'Failed to fetch venue',
  approximate: 'Its place on the map is approximate: the middle of its area or city.',
  setExactPlace: 'Set the exact place',
  images: 'Images',
  openPicture: ({ number, total }: { number: number; total: number }) =>
    `Open picture ${number} of ${total}`,
  pictureOf: ({ number, venue }: { number: number; venue: string }, { name }) =>
    `Picture ${number} of ${name(venue)}`,

  moreAbout: ({ venue }: { venue: string }, { name }) => `More about ${name(venue)}`,
  edit: 'Edit Venue',
  markOpen: 'Mark as open',
  markClosed: 'Mark as closed',
  onOwnSite: 'Show on your own site',
  listedTwice: 'It is listed twice',
  suggestEdit: 'Suggest an edit',
  runThisVenue: 'I run this venue',
  deleteVenue: 'Delete Venue',
  reportVenue: 'Report venue',

  reviews: 'Reviews',
  signInToReview: 'Sign in to review',
  writeReview: 'Write Review',
  editYourReview: 'Edit Your Review',
  showMoreReviews: 'Show more reviews',
  reviewInvitation: 'Played here? Say how the ground, the light and the people were.',
  reviewsToCome: 'What players say of the ground, the light and the people will be here.',
  reviewOf: ({ person }: { person: string }, { name }) => `the review of ${name(person)}`,
  ownerReply: 'Reply from the owner',
  hasCome: 'Played here',
  editReview: 'Edit',
  deleteReviewNow: 'Delete',
  reportReview: 'Report',
  ratings: 'Ratings',
  starsGiven: ({ stars, count }: { stars: number; count: number }, { plural }) =>
    `${plural(stars, { one: '1 star', other: `${stars} stars` })}: ${plural(count, { one: '1 review', other: `${count} reviews` })}`,
  moreAboutReview: ({ person }: { person: string }, { name }) =>
    `More about the review of ${name(person)}`,
  stars: ({ rating, max }: { rating: number; max: number }) => `${rating} of ${max} stars`,

  moreSports: ({ count }: { count: number }) => `+${count} more`,
  contact: 'Contact',
  closedForGood: 'Closed',

  venues: 'Venues',
  courtFree: 'A court is free on',
  partOfDay: 'Part of the day',
  anyTime: 'Any time',
  dayPart: ({ part }: { part: string }) => PARTS[part] ?? part,
  courtMinutes: 'Minutes',
  anyLength: 'Any length',
  priceUpTo: ({ currency }: { currency: string }, words) =>
    `Price up to (${words.currency(currency)})`,
  freeOn: ({ day, part }: { day: string; part: string }, { date }) =>
    `Free ${date(`${day}T00:00:00Z`, FREE_DAY)}${part ? `, ${PARTS[part]}` : ''}`,
  freeAt: ({ time, price }: { time: string; price: string }, { clock }) =>
    `Free at ${clock(time)} · ${price}`,
  listYours: 'List your venue',
  add: 'Add Venue',
  addFirst: 'Add First Venue',
  listFollowsMap: 'The list follows the map.',
  backToAroundMe: 'Back to around me',
  clearFilters: 'Clear Filters',
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
  noneNear: ({ km }: { km: number }, { distance }) =>
    `No venues within ${distance(km)}. These are the nearest elsewhere.`,
  noneSuchNear: ({ km }: { km: number }, { distance }) =>
    `No such venues within ${distance(km)}. These are the nearest elsewhere.`,
  foundSoFar: ({ count }: { count: number }) => `${count} venues so far, the nearest first`,

  search: 'Search venues',
  searchExample: 'Name or address',
  sport: 'Sport',
  country: 'Country',
  city: 'City',
  allCities: 'All Cities',
  area: 'Area',
  allAreas: 'All Areas',

  mapOfVenues: 'Map of venues',
  mapIsCut: 'Only the best rated venues of this frame are shown. Come closer to see all.',

  nearDevice: 'Near where you are now',
  nearPlace: 'Near <place/>',
  nearSaved: 'Near your saved location',
  showingPlace: 'Showing <place/>.',
  setLocation: 'Set your location',
  backToPlace: 'Back to <place/>',
  backToSaved: 'Back to <place>your saved location</place>',
  useMyLocation: 'Use my location',
  findingYou: 'Finding you',
});
