import { defineTexts } from '@/lib/platform/language/define-texts';

/** One sentence for each kind of list, because other languages change more than the noun. */
const none =
  (noun: string, order = 'nearest') =>
  ({ km }: { km: number }) =>
    `No ${noun} within ${km} km. These are the ${order} elsewhere.`;

interface OfSport {
  sport: string;
  km: number;
}

export const texts = defineTexts('components/layout/reach-texts', {
  lookFurther: 'Look further',
  // After these words, for screen readers that read the link alone.
  ofGroups: ': groups',
  ofPlayers: ': players',
  ofPlaces: ': places',
  onlyNear: 'Only near me',
  everywhereNearest: 'Everywhere, nearest first.',
  everywhereSoonest: 'Everywhere, soonest first.',
  within: ({ km }: { km: number }) => `Within ${km} km.`,
  noGroups: none('groups'),
  noSuchGroups: none('such groups'),
  noPlayers: none('players'),
  noSuchPlayers: none('such players'),
  noPlaces: none('places'),
  noVenues: none('venues'),
  noSuchVenues: none('such venues'),
  noGames: none('games', 'soonest'),
  noSuchGames: none('such games', 'soonest'),
  noGroupsOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} groups`)({ km }),
  noPlayersOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} players`)({ km }),
  noVenuesOf: ({ sport, km }: OfSport, { name }) => none(`${name(sport)} venues`)({ km }),
});
