import { defineTexts } from '@/lib/platform/language/define-texts';

interface OfSport {
  sport: string;
}

export const texts = defineTexts('components/discover/member-texts', {
  title: 'Discover',
  viewAll: 'View All',
  // After it, for screen readers that read the link alone.
  ofSection: ({ title }: { title: string }) => `: ${title}`,
  // Search and sports
  searchLabel: 'Search players and venues',
  go: 'Go',
  clearSearch: 'Clear search',
  sports: 'Sports',
  allSports: 'All Sports',
  showAllSports: 'Show all sports',
  more: 'More',
  moreChosen: ({ sport }: OfSport) => `More: ${sport}`,
  moreSports: 'More sports',
  // Where
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
  // Groups
  groupsNear: 'Active Groups Near You',
  groupsFailed: 'Failed to fetch nearby groups',
  groupsLoading: 'Loading groups',
  noGroups: 'No groups found',
  noGroupsNear: 'No active groups near you yet',
  startGroup: 'Start one and invite the people you like to play with.',
  createGroup: 'Create Group',
  // Players
  findPlayers: 'Find Players',
  playersFailed: 'Failed to fetch nearby users',
  noPlayers: 'No players found',
  showAllPlayers: 'Show all players',
  searchAllPlayers: 'Search all players',
  // Venues
  placesToPlay: 'Places to Play',
  venuesFailed: 'Failed to fetch nearby venues',
  placesLoading: 'Loading places',
  noVenues: 'No venues found',
  noVenueMatches: 'No place near you has that in its name, address or amenities.',
  noVenueOfSport: 'Nobody has added a place for this sport yet.',
  noVenueYet: 'Nobody has added a place to play yet.',
  allVenues: 'All venues',
});
