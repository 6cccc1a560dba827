import { GROUPS_KEY } from '@/components/groups/groups-query';
import type { GameDto, ParticipantDto } from '@/lib/games/schema';
import { api } from '@/lib/http/client';

export const gameQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => api<GameDto>(`/api/games/${id}`, { signal }),
});

export const participantsQuery = (id: number) => ({
  queryKey: [GROUPS_KEY, 'game', id, 'participants'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<ParticipantDto[]>(`/api/games/${id}/participants`, { signal }),
});

export const ownGamesQuery = (when: 'upcoming' | 'past') => ({
  queryKey: [GROUPS_KEY, 'games-of-mine', when],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api<GameDto[]>(`/api/games/mine?when=${when}&limit=20`, { signal }),
});
