import type { GameDto } from '@/lib/games/schema';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { GroupOfUserDto } from '@/lib/groups/schema/groups-of-user';
import type { InviteDto, JoinRequestDto } from '@/lib/groups/schema/join';
import { api } from '@/lib/http/client';

/** The first element of every query about groups and their games, so that one call reads them all again. */
export const GROUPS_KEY = 'groups';

const get = <T>(key: unknown[], url: string) => ({
  queryKey: [GROUPS_KEY, ...key],
  queryFn: ({ signal }: { signal: AbortSignal }) => api<T>(url, { signal }),
});

export const groupQuery = (id: number) => get<GroupDto>([id], `/api/groups/${id}`);

export const ownGroupsQuery = (userId: number) =>
  get<GroupOfUserDto[]>(['own', userId], `/api/users/${userId}/groups`);

export const ownInvitesQuery = get<InviteDto[]>(['invites'], '/api/group-invites');

export const invitesOfGroupQuery = (id: number) =>
  get<InviteDto[]>([id, 'invites'], `/api/groups/${id}/invites?limit=100`);

export const joinRequestsQuery = (id: number) =>
  get<JoinRequestDto[]>([id, 'requests'], `/api/groups/${id}/join-requests?limit=100`);

export const gamesOfGroupQuery = (id: number, when: 'upcoming' | 'past') =>
  get<GameDto[]>([id, 'games', when], `/api/groups/${id}/games?when=${when}&limit=50`);
