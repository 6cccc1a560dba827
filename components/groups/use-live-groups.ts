'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLiveConnect, useLiveEvent } from '@/lib/realtime/use-realtime';
import { GROUPS_KEY } from './groups-query';

/** Keeps what is on screen of groups and games true: a live notification about one of them reads them again. */
export function useLiveGroups(): void {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  useLiveConnect(refresh);
  useLiveEvent('notification', ({ data }) => {
    if (data.groupId !== undefined || data.gameId !== undefined) refresh();
  });
}
