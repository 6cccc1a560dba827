'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLiveConnect, useLiveEvent } from '@/lib/platform/realtime/use-realtime';
import { GROUPS_KEY } from './groups-query';

/** Refetches groups and games when a live notification about one of them arrives. */
export function useLiveGroups(): void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  useLiveConnect(refresh);
  useLiveEvent('notification', ({ data }) => {
    if (data.groupId !== undefined || data.gameId !== undefined) refresh();
  });
}
