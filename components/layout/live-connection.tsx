'use client';

import { useQueryClient } from '@tanstack/react-query';
import { notificationsQuery } from '@/components/notifications/notifications-query';
import { toast } from '@/components/ui/use-toast';
import { useRealtime } from '@/lib/realtime/use-realtime';

const LIVE_TOAST_MS = 5_000;

/** Turns what the sidecar announces into fresh lists and a toast. */
export function LiveConnection({ userId }: { userId: number }): null {
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  useRealtime(userId, {
    connected: refresh,
    notification: ({ title, content }) => {
      refresh();
      toast({ title, description: content, durationMs: LIVE_TOAST_MS });
    },
  });
  return null;
}
