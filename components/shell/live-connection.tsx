'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useGameOutbox } from '@/components/games/use-unsent-steps';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { useConversationEvents } from '@/components/messages/use-conversation-events';
import { useOfflineCopy } from '@/components/offline/use-offline-copy';
import { useLiveNotifications } from '@/components/shell/use-live-notifications';
import { useOwnLanguage } from '@/components/shell/use-own-language';
import { useSignInAgain } from '@/components/shell/use-sign-in-again';
import { raiseAppEvent } from '@/lib/platform/realtime/app-events';
import { useLiveConnection } from '@/lib/platform/realtime/use-realtime';

/**
 * Keeps the tab's connection open and turns its events into refetches, in-app events and a toast; sends stored steps and
 * messages.
 */
export function LiveConnection({ userId }: { userId: number }): null {
  const queries = useQueryClient();
  useLiveConnection(userId);
  useLiveNotifications(queries);
  useOwnLanguage();
  useSignInAgain();
  useConversationEvents(userId, queries);
  useGameOutbox(userId, (gameId) => {
    raiseAppEvent('answered', { gameId });
    void queries.invalidateQueries({ queryKey: [GROUPS_KEY] });
  });
  useOfflineCopy(userId);
  return null;
}
