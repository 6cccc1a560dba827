import { GROUPS_KEY } from '@/components/groups/groups-query';
import { NEXT_GAMES_SHOWN } from '@/lib/games/constants';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const gameQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}', { params: { id } }));

export const participantsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/participants', { params: { id } }));

export const answersQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/answers', { params: { id } }));

export const guestsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/games/{id}/guests', { params: { id } }));

const OWN = {
  upcoming: { when: 'upcoming', status: 'going' },
  waitlisted: { when: 'upcoming', status: 'waitlisted' },
  past: { when: 'past' },
} as const;

export type OwnGames = keyof typeof OWN;

export const ownGamesUrl = (which: OwnGames) =>
  apiUrl('GET /api/games/mine', { query: OWN[which] });

/**
 * The first few games in which the person has a seat. More than one, so that the next is included while others are in progress.
 */
export const nextGamesQuery = readQuery(
  GROUPS_KEY,
  apiUrl('GET /api/games/mine', { query: { ...OWN.upcoming, limit: NEXT_GAMES_SHOWN } }),
);
