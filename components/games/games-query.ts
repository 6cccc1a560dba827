import { infiniteQueryOptions } from '@tanstack/react-query';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { NEXT_GAMES_SHOWN } from '@/lib/games/constants';
import { apiUrl } from '@/lib/http/api-calls';
import { api, apiPage } from '@/lib/http/client';

export const gameQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/games/{id}', { params: { id }, signal }),
});

export const participantsQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id, 'participants'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/games/{id}/participants', { params: { id }, signal }),
});

const OWN = {
  upcoming: { when: 'upcoming', status: 'going' },
  waitlisted: { when: 'upcoming', status: 'waitlisted' },
  past: { when: 'past' },
} as const;

export type OwnGames = keyof typeof OWN;

export const ownGamesQuery = (which: OwnGames) =>
  infiniteQueryOptions({
    queryKey: [GROUPS_KEY, 'games-of-mine', which],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: apiUrl('GET /api/games/mine', { query: OWN[which] }),
    getNextPageParam: ({ next }) => next,
  });

/**
 * The first few games in which the person has a place. More than one, so that the next is included while others are in
 * progress.
 */
export const nextGamesQuery = {
  queryKey: [GROUPS_KEY, 'next-games'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api('GET /api/games/mine', { query: { ...OWN.upcoming, limit: NEXT_GAMES_SHOWN }, signal }),
};
