'use client';

import { useQueryClient } from '@tanstack/react-query';
import { GROUP_GAMES_BATCH } from '@/lib/games/constants';
import { type ApiUrl, apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { useLiveConnect, useLiveEvent } from '@/lib/platform/realtime/use-realtime';

/** The query family of groups and their games. */
export const GROUPS_KEY = 'groups';

const get = <T>(url: ApiUrl<T>) => readQuery(GROUPS_KEY, url);

export const groupQuery = (id: number) => get(apiUrl('GET /api/groups/{id}', { params: { id } }));

export const ownGroupsQuery = (userId: number) =>
  get(apiUrl('GET /api/users/{id}/groups', { params: { id: userId } }));

export const ownInvitesQuery = get(apiUrl('GET /api/group-invites'));

export const invitesOfGroupQuery = (id: number) =>
  get(apiUrl('GET /api/groups/{id}/invites', { params: { id }, query: { limit: 100 } }));

export const joinRequestsQuery = (id: number) =>
  get(apiUrl('GET /api/groups/{id}/join-requests', { params: { id }, query: { limit: 100 } }));

export const gamesOfGroupUrl = (id: number, when: 'upcoming' | 'past') =>
  apiUrl('GET /api/groups/{id}/games', {
    params: { id },
    query: { when, limit: GROUP_GAMES_BATCH },
  });

export const upcomingGamesQuery = (id: number) => get(gamesOfGroupUrl(id, 'upcoming'));

export const membersUrl = (id: number, search: string) =>
  apiUrl('GET /api/groups/{id}/members', { params: { id }, query: { search } });

export const bansQuery = (id: number) =>
  get(apiUrl('GET /api/groups/{id}/bans', { params: { id } }));

export const conversationQuery = (id: number) =>
  get(apiUrl('GET /api/groups/{id}/conversation', { params: { id } }));

/** Refetches groups and games when a live notification about one of them arrives. */
export function useLiveGroups(): void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  useLiveConnect((why) => why !== 'first' && refresh());
  useLiveEvent('notification', ({ data }) => {
    if (data.groupId !== undefined || data.gameId !== undefined) refresh();
  });
}
