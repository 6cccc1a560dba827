import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

const from =
  (direction: string) =>
  ({ km, place }: { km: number; place: string }, { number }: Words) =>
    `${number(km, 1)} km ${direction} of the centre of ${place}`;

export const texts = defineTexts('components/venues/page-texts', {
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
