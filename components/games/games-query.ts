import { GROUPS_KEY } from '@/components/groups/groups-query';
import { NEXT_GAMES_SHOWN, OWN_GAMES, type OwnGames } from '@/lib/games/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';

export const gameQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}', { params: { id } }));

export const participantsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/participants', { params: { id } }));

/** The group's next game at a venue, else its last; no row without one. */
export const lastPlaceQuery = (id: number) => ({
  ...readQuery(GROUPS_KEY, apiUrl('GET /api/groups/{id}/games', { params: { id } }), 'last-place'),
  queryFn: async () => {
    for (const when of ['upcoming', 'past'] as const) {
      const query = { when, limit: 1 };
      const games = await api('GET /api/groups/{id}/games', { params: { id }, query });
      if (games[0]?.venue) return games;
    }
    return [];
  },
});

export const answersQuery = (id: number, search = '') => {
  const query = search === '' ? {} : { search };
  return readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/answers', { params: { id }, query }));
};

export const guestsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/guests', { params: { id } }));

export const ownGamesUrl = (which: OwnGames) =>
  apiUrl('GET /api/games/mine', { query: OWN_GAMES[which] });

/**
 * The first few games in which the person has a seat. More than one, so that the next is included while others are in progress.
 */
export const nextGamesQuery = readQuery(
  GROUPS_KEY,
  apiUrl('GET /api/games/mine', { query: { ...OWN_GAMES.upcoming, limit: NEXT_GAMES_SHOWN } }),
);
