import { defineTexts } from '@/lib/platform/language/define-texts';

interface OfSport {
  sport: string;
}

/** A number as text: '12', or '1,000+' where counting stopped. Null where the list contains more than was counted. */
interface Counted {
  count: string | null;
}

const counted =
  (words: string) =>
  ({ count }: Counted) =>
    count === null ? words : `${words} (${count})`;

export const texts = defineTexts('components/discover/texts', {
  title: 'Discover',
  viewAll: 'View All',
  // For screen readers that announce the link alone
  ofSection: ({ title }: { title: string }) => `: ${title}`,
  searchLabel: 'Search players and venues',
  go: 'Go',
  clearSearch: 'Clear search',
  sports: 'Sports',
  allSports: 'All Sports',
  showAllSports: 'Show all sports',
  more: 'More',
  moreChosen: ({ sport }: OfSport) => `More: ${sport}`,
  moreSports: 'More sports',
  nearDevice: 'Near where you are now',
  nearPlace: 'Near <place/>',
  nearSaved: 'Near your saved location',
  showingFallback: 'Showing <place/>. <link>Set your location</link> to see who plays near you.',
  useLocation: 'Use my location',
  findingYou: 'Finding you',
  locationUpdated: 'Location updated',
  locationDenied:
    'Location access denied. Please enable location permissions in your browser settings.',
  locationUnavailable: 'Location information unavailable',
  locationTimeout: 'Location request timeout',
  locationUnsupported: 'Geolocation is not supported by this browser',
  locationFailed: 'Unknown location error',
  tonightNear: 'Tonight near you',
  tomorrowNear: 'Tomorrow near you',
  weekendNear: 'This weekend near you',
  gamesNear: 'Games near you',
  gameChips: 'Which games',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  weekend: 'Weekend',
  ownLevel: 'My level',
  forWomen: 'Women',
  hasRoom: 'Has room',
  gamesFailed: 'Failed to fetch games',
  gamesLoading: 'Loading games',
  noSuchGames: 'No such games near you',
  gamesBySport: 'Games by sport near you',
  viewAllGames: 'View all games',
  noGamesNear: 'No games near you yet',
  startGame: 'Start a group, plan the first game and invite the people you like to play with.',
  showAllGames: 'Show all games',
  groupsNear: 'Active Groups Near You',
  groupsFailed: 'Failed to fetch nearby groups',
  groupsLoading: 'Loading groups',
  noGroups: 'No groups found',
  noGroupsNear: 'No active groups near you yet',
  startGroup: 'Start one and invite the people you like to play with.',
  createGroup: 'Create Group',
  findPlayers: 'Find Players',
  playersFailed: 'Failed to fetch nearby users',
  noPlayers: 'No players found',
  showAllPlayers: 'Show all players',
  searchAllPlayers: 'Search all players',
  placesToPlay: 'Places to Play',
  venuesFailed: 'Failed to fetch nearby venues',
  placesLoading: 'Loading places',
  noVenues: 'No venues found',
  noVenueMatches: 'No place near you has that in its name, address or amenities.',
  noVenueOfSport: 'Nobody has added a place for this sport yet.',
  noVenueYet: 'Nobody has added a place to play yet.',
  allVenues: 'All venues',

  groupsTab: counted('Groups'),
  peopleTab: counted('People'),
  venuesTab: counted('Venues'),
  coachingTab: counted('Coaching'),
  groupsOf: ({ sport }: OfSport, { name }) => `${name(sport)} groups`,
  peopleOf: ({ sport }: OfSport, { name }) => `People who play ${name(sport)} near you`,
  venuesOf: ({ sport }: OfSport, { name }) => `Where to play ${name(sport)}`,
  coachesOf: ({ sport }: OfSport, { name }) => `${name(sport)} coaches`,
  applyToCoach: 'Apply to Coach',
  groupListFailed: 'Failed to fetch groups',
  moreGroups: 'Show more groups',
  noGroupOfSport: ({ sport }: OfSport, { name }) =>
    `Be the one who brings ${name(sport)} players together.`,
  lookAtGroups: 'Look at all groups',
  morePlayers: 'Show more players',
  noPlayerOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody else has said that they play ${name(sport)} yet.`,
  lookAtPlayers: 'Look at all players',
  moreVenues: 'Show more venues',
  noPlaceOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody has added a place for ${name(sport)} yet.`,
  lookAtVenues: 'Look at all venues',
  noCoaches: 'No coaches found',
  noCoachOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody teaches ${name(sport)} here yet. If you do, apply to coach.`,
  lookAtCoaches: 'Look at all coaches',
});
