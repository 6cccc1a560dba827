import { GROUPS_KEY } from '@/components/groups/groups-query';
import { NEXT_GAMES_SHOWN } from '@/lib/games/constants';
import type { GameDto, ParticipantDto } from '@/lib/games/schema';
import { type ApiPage, api, apiPage } from '@/lib/http/client';

export const gameQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => api<GameDto>(`/api/games/${id}`, { signal }),
});

export const participantsQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id, 'participants'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<ParticipantDto[]>(`/api/games/${id}/participants`, { signal }),
});

const OWN = {
  upcoming: 'when=upcoming&status=going',
  waitlisted: 'when=upcoming&status=waitlisted',
  past: 'when=past',
} as const;

export type OwnGames = keyof typeof OWN;

export const ownGamesQuery = (which: OwnGames) => ({
  queryKey: [GROUPS_KEY, 'games-of-mine', which],
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    apiPage<GameDto>(pageParam, { signal }),
  initialPageParam: `/api/games/mine?${OWN[which]}`,
  getNextPageParam: (last: ApiPage<GameDto>) => last.next,
});

/** The first games with a seat, the next one among them even while others are on. */
export const nextGamesQuery = {
  queryKey: [GROUPS_KEY, 'next-games'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<GameDto[]>(`/api/games/mine?${OWN.upcoming}&limit=${NEXT_GAMES_SHOWN}`, { signal }),
};
