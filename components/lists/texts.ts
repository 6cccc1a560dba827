import { defineTexts } from '@/lib/platform/language/define-texts';
import type { Words } from '@/lib/platform/language/words';

/** One sentence for each kind of list, because other languages change more than the noun. */
const none =
  (noun: string) =>
  ({ km }: { km: number }, { distance }: Words) =>
    `No ${noun} within ${distance(km)}. These are the nearest elsewhere.`;

interface OfSport {
  sport: string;
  km: number;
}

export const texts = defineTexts('components/lists/texts', {
  loading: 'Loading…',
  loadingFailed: 'Loading failed: try again',
  showMore: 'Show more',

  filters: 'Filters',
  showResults: 'Show results',
  quickFilters: 'Quick filters',
  activeFilters: 'Active filters',
  removeFilter: ({ filter }: { filter: string }, { name }) => `Remove filter: ${name(filter)}`,
  searchedText: ({ text }: { text: string }) => `“${text}”`,
  unknownSport: 'Unknown sport',

  // After 'Look further', for screen readers that announce the link alone
  ofGames: ': games',
  ofGroups: ': groups',
  ofPlayers: ': players',
  ofPlaces: ': places',

  noGames: none('games'),
  noGroups: none('groups'),
  noSuchGroups: none('such groups'),
  noPlayers: none('players'),
  noSuchPlayers: none('such players'),
  noPlaces: none('places'),
  noGroupsOf: ({ sport, km }: OfSport, words) => none(`${words.name(sport)} groups`)({ km }, words),
  noPlayersOf: ({ sport, km }: OfSport, words) =>
    none(`${words.name(sport)} players`)({ km }, words),
  noVenuesOf: ({ sport, km }: OfSport, words) => none(`${words.name(sport)} venues`)({ km }, words),

  widenSearch: 'Look further',
  onlyNear: 'Only near me',
  everywhereNearest: 'Everywhere, nearest first.',
  everywhereSoonest: 'Everywhere, soonest first.',
  within: ({ km }: { km: number }, { distance }) => `Within ${distance(km)}.`,
});
