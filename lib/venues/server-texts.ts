import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** An admin's action on a venue, with a note. */
interface Curated {
  venue: string;
  note: string | null;
}

const withNote = (sentence: string, note: string) => [sentence, note].filter(Boolean).join(' ');

const from =
  (direction: string) =>
  ({ km, place }: { km: number; place: string }, { distance }: Words) =>
    `${distance(km, 1)} ${direction} of the centre of ${place}`;

export const texts = defineTexts('lib/venues/server-texts', {
  venueNotFound: 'Venue not found',
  applicationNotFound: 'Application not found',
  suggestionNotFound: 'Suggestion not found',
  reviewNotFound: 'Review not found',

  editNotAllowed: 'Only who added this venue can change it.',
  deleteNotAllowed: 'Only the owner of this venue can delete it.',
  closeNotAllowed: 'Only who added this venue can mark it as closed.',
  listedAlready: ({ venue }: { venue: string }, { name }) =>
    `${name(venue)} is listed already. Is it this one?`,
  sportUnknown: 'Please choose sports of the list',
  countryUnknown: 'Please choose a country of the list',
  cityUnknown: ({ country }: { country: string }, { name }) =>
    `We know no city of this name in ${name(country)}. Please write the nearest one that we may know.`,
  pinFarAway: (
    { city, there, km }: { city: string; there: string | null; km: number },
    { distance },
  ) =>
    there
      ? `The pin on the map is in ${there}, ${distance(km)} from ${city}`
      : `The pin on the map is ${distance(km)} from ${city}`,
  imageRefused: 'Only images under 10MB are allowed.',
  /** With several files, the sentence names the one that it is about. */
  ofFile: ({ file, sentence }: { file: string; sentence: string }, { name }) =>
    `${name(file)}: ${sentence}`,

  appliedAlready: 'You have applied for this venue already. An admin will decide.',
  applicationsMax: ({ max }: { max: number }) =>
    `You have ${max} applications open. Please wait for an answer to one of them.`,
  applicationDecided: 'This application was decided already.',
  applicationVenueGone: 'The venue of this application is not listed any more.',
  applicationRefused: 'A venue with these particulars cannot be listed.',

  changeYourself: 'You can change this venue yourself.',
  suggestedAlready: 'You have said that already. An admin is looking into it.',
  otherListingGone: 'The other listing does not exist any more',
  sameVenue: 'Please choose another venue than this one',
  decideNotAllowed: 'Only who added this venue can decide suggestions for it.',
  mergeNotAllowed: 'Only an admin can make one venue of two.',
  suggestionDecided: 'This suggestion was decided already.',
  notListed: 'One of these venues is not listed any more.',

  ownVenue: 'You cannot review your own venue.',
  reviewedAlready: 'You have reviewed this venue already. You can edit your review.',
  replyNotAllowed: 'Only the owner of this venue can reply to its reviews.',

  // Repeated actions of an admin
  verifyAgain: 'This venue is verified already.',
  unverifyAgain: 'This venue is not verified.',
  closeAgain: 'This venue is closed already.',
  reopenAgain: 'This venue is open already.',
  hideAgain: 'This venue is hidden already.',
  showAgain: 'This venue is listed already.',

  // Notifications: an admin's actions
  curatedTitle: 'About your venue',
  verify: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} is marked as verified now.`, name(note ?? '')),
  unverify: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} is not marked as verified any more.`, name(note ?? '')),
  close: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} was marked as closed by an admin.`, name(note ?? '')),
  reopen: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} was marked as open by an admin.`, name(note ?? '')),
  hide: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} was taken off the lists by an admin.`, name(note ?? '')),
  show: ({ venue, note }: Curated, { name }) =>
    withNote(`${name(venue)} is listed again.`, name(note ?? '')),
  mergedTitle: 'Two listings are one now',
  merged: ({ gone, kept }: { gone: string; kept: string }, { name }) =>
    `${name(gone)} was listed twice. Its reviews and pictures are with ${name(kept)} now.`,

  // Notifications: suggestions
  suggestedTitle: 'A suggestion for your venue',
  suggestedClosed: ({ venue }: { venue: string }, { name }) =>
    `Somebody says that ${name(venue)} has closed.`,
  suggestedEdit: ({ venue }: { venue: string }, { name }) =>
    `Somebody suggests an edit to ${name(venue)}.`,
  appliedTitle: 'Your suggestion was applied',
  applied: ({ venue }: { venue: string }, { name }) => `Thank you for keeping ${name(venue)} true.`,
  dismissedTitle: 'Your suggestion was not applied',
  dismissed: ({ venue }: { venue: string }, { name }) =>
    `${name(venue)} stays as it is listed. Thank you for looking.`,

  // Notifications: reviews
  reviewTitle: 'New review',
  review: ({ venue, rating }: { venue: string; rating: number }, { name, plural }) =>
    plural(rating, {
      one: `${name(venue)} got a review with 1 star.`,
      other: `${name(venue)} got a review with ${rating} stars.`,
    }),
  replyTitle: 'Reply to your review',
  reply: ({ venue }: { venue: string }, { name }) => `${name(venue)} replied to your review.`,

  // Pages, metadata and share cards
  backToVenues: 'Back to Venues',
  notFound: 'Venue not found',
  notFoundReason: 'It may have been removed by whoever added it.',
  uploadedBy: 'Uploaded by <person/>',
  closed: 'Closed',
  directions: 'Get Directions',
  inNewTab: ', in a new tab',
  mapOf: ({ venue }: { venue: string }, { name }) => `Map of where ${name(venue)} is`,
  contactInformation: 'Contact Information',
  address: 'Address',
  onTheMap: 'On the map',
  inTheMiddle: ({ place }: { place: string }) => `In the middle of ${place}`,
  north: from('north'),
  northEast: from('north-east'),
  east: from('east'),
  southEast: from('south-east'),
  south: from('south'),
  southWest: from('south-west'),
  west: from('west'),
  northWest: from('north-west'),
  city: 'City',
  phone: 'Phone',
  website: 'Website',
  availableSports: 'Available Sports',
  nobodySaid: 'Nobody has said yet.',
  amenities: 'Amenities',
  openingHours: 'Opening Hours',
  wholeWeek: 'The whole week',
  pricing: 'Pricing',
  addedBy: 'Added By',
  imported: 'Imported',
  addedByInMonth: '<person/>, <month/>',

  upcomingGames: 'Upcoming games',
  groupsHere: 'Groups that play here',
  goingCount: ({ count }: { count: number }) => `${count} going`,
  memberCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 member', other: `${count} members` }),

  shareTitle: ({ venue, place }: { venue: string; place: string }, { name }) =>
    `${name(venue)}, ${place}`,
  sportsInPlace: ({ sports, place }: { sports: string[]; place: string }) =>
    `${sports.join(', ')} in ${place}.`,
  placeToPlayIn: ({ place }: { place: string }) => `A place to play in ${place}.`,
  ratedBy: ({ rating, count }: { rating: number; count: number }) =>
    `Rated ${rating.toFixed(1)} by ${count} players.`,
  placeToPlay: 'A place to play',
  ratedOf5By: ({ rating, count }: { rating: number; count: number }) =>
    `Rated ${rating.toFixed(1)} of 5 by ${count}`,

  listTitle: 'Places to play',
  listDescription:
    'Grounds, courts, pools and gyms near you: what you can play there, what it costs and what players say.',
  listLine: 'Grounds, courts, pools and gyms near you',
  kind: 'Venues',
  ratedByPlayers: 'Rated by players',

  sportInCity: ({ sport, city }: { sport: string; city: string }) => `${sport} in ${city}`,
  sportInCityHeading: '<sport/> in <city/>',
  sportInCityDescription: (
    { count, sport, city }: { count: number; sport: string; city: string },
    { plural },
  ) => {
    const places = plural(count, { one: '1 place', other: `${count} places` });
    return `${places} to play ${sport} in ${city}: where they are, what they cost and what players say.`;
  },
  placesBestFirst: ({ count }: { count: number }, { plural }) =>
    plural(count, {
      one: '1 place to play, the best rated first.',
      other: `${count} places to play, the best rated first.`,
    }),
  placesToPlay: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 place to play', other: `${count} places to play` }),
  bestRated: ({ rating }: { rating: number }) => `The best is rated ${rating.toFixed(1)} of 5`,
  filterOnMap: 'Filter and see on a map',
  moreInCity: ({ city }: { city: string }) => `More to play in ${city}`,
  sportElsewhere: ({ sport }: { sport: string }) => `${sport} elsewhere`,

  editVenue: 'Edit Venue',
  backToVenue: 'Back to the venue',
  listYours: 'List your venue',
});
