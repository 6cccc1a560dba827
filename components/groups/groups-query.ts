import { type ApiUrl, apiUrl } from '@/lib/http/api-calls';
import { api } from '@/lib/http/client';

/** The first key of every query about groups and their games, so that one call invalidates them all. */
export const GROUPS_KEY = 'groups';

const get = <T>(key: unknown[], url: ApiUrl<T>) => ({
  queryKey: [GROUPS_KEY, ...key],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(url, { signal }),
});

export const groupQuery = (id: number) =>
  get([id], apiUrl('GET /api/groups/{id}', { params: { id } }));

export const ownGroupsQuery = (userId: number) =>
  get(['own', userId], apiUrl('GET /api/users/{id}/groups', { params: { id: userId } }));

export const ownInvitesQuery = get(['invites'], apiUrl('GET /api/group-invites'));

export const invitesOfGroupQuery = (id: number) =>
  get(
    [id, 'invites'],
    apiUrl('GET /api/groups/{id}/invites', { params: { id }, query: { limit: 100 } }),
  );

export const joinRequestsQuery = (id: number) =>
  get(
    [id, 'requests'],
    apiUrl('GET /api/groups/{id}/join-requests', { params: { id }, query: { limit: 100 } }),
  );

export const gamesOfGroupQuery = (id: number, when: 'upcoming' | 'past') =>
  get(
    [id, 'games', when],
    apiUrl('GET /api/groups/{id}/games', { params: { id }, query: { when, limit: 50 } }),
  );
