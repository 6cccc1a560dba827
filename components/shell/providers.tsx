'use client';

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { RenderedClockProvider } from '@/components/calendar/rendered-clock';
import { GameSheetsHost } from '@/components/games/game-sheets-host';
import { useGameOutbox } from '@/components/games/use-unsent-steps';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { QueryProvider } from '@/components/layout/query-provider';
import { usePersonStore } from '@/components/layout/use-person-store';
import { MatchPopupHost } from '@/components/likes/match-popup-host';
import { likedHere } from '@/components/likes/own-likes';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { openChatKeys } from '@/components/messages/open-chats';
import { useConversationEvents } from '@/components/messages/use-conversation-events';
import { ViewerIdProvider } from '@/components/messages/viewer';
import { NOTIFICATIONS_KEY } from '@/components/notifications/notifications-query';
import { useOfflineCopy } from '@/components/offline/use-offline-copy';
import { CompletedNotice } from '@/components/onboarding/completion';
import { leaveDeadLayers } from '@/components/ui/back-layers';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/components/ui/use-toast';
import { holdInstallOffer } from '@/lib/platform/browser/install-offer';
import { forgetPerson, recordEnded } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';
import { currentLanguage } from '@/lib/platform/language/current';
import { translate } from '@/lib/platform/language/translate';
import { onAppEvent, raiseAppEvent } from '@/lib/platform/realtime/app-events';
import {
  useLiveConnect,
  useLiveConnection,
  useLiveEvent,
} from '@/lib/platform/realtime/use-realtime';
import { apiRoutes } from '@/lib/routes';
import type { ShellUser } from './shell-user';
import { texts } from './texts';

/** On pages rendered for guests: clears this browser's data of the previous person. */
export function ForgetPerson(): null {
  useEffect(() => {
    forgetPerson();
    void dropPushes();
  }, []);
  return null;
}

/** Invisible components that run on every page of a signed-in person. */
export function MemberLife({ user }: { user: Pick<ShellUser, 'id' | 'profileImageUrl'> }) {
  return (
    <>
      <MatchPopupHost hasPhoto={user.profileImageUrl !== null} />
      <GameSheetsHost />
      <CompletedNotice userId={user.id} />
    </>
  );
}

const LIVE_TOAST_MS = 5_000;

/** Updates the notification list and shows a toast for five seconds. */
function useLiveNotifications(queries: QueryClient): void {
  const refresh = () => void queries.invalidateQueries({ queryKey: [NOTIFICATIONS_KEY] });
  useLiveConnect((why) => why !== 'first' && refresh());
  useLiveEvent('notification', ({ type, title, content, data }) => {
    refresh();
    // No toast for visible content.
    if (openChatKeys.has(`conversation:${String(data.conversationId)}`)) return;
    if (type === 'match' && likedHere.has(Number(data.userId))) return;
    toast({ title, description: content, durationMs: LIVE_TOAST_MS });
  });
}

const SIGN_IN_AGAIN_MS = 500;

/**
 * A call that reports an ended session leads to the sign-in page, and from there back to this one, where the draft is restored
 * (`useDraft`).
 */
function useSignInAgain(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAppEvent('signedOut', () => {
      if (timer) return;
      const t = translate(texts);
      toast({
        title: t.unauthorized,
        description: t.signingInAgain,
        variant: 'destructive',
      });
      timer = setTimeout(() => {
        // A bottom sheet that closes goes back in the history, which ends this navigation: the next call starts it again.
        timer = undefined;
        recordEnded();
        window.location.assign(apiRoutes.login(location.pathname + location.search));
      }, SIGN_IN_AGAIN_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/**
 * Makes the next navigation a full page load after the person chose another language elsewhere: within the app only a part of a
 * page is fetched, and the language of a document never changes. Not at once, because the person may be typing.
 */
function useOwnLanguage(): void {
  const path = usePathname();
  const chosen = useRef<string>(undefined);
  useLiveEvent('languageChosen', ({ language }) => {
    chosen.current = language;
  });
  // `path` is a dependency so that every new page checks again.
  useEffect(() => {
    if (chosen.current && chosen.current !== currentLanguage()) location.reload();
  }, [path]);
}

/**
 * Keeps the tab's connection open and turns its events into refetches, in-app events and a toast; sends stored steps and
 * messages.
 */
function LiveConnection({ userId, renderedAt }: Omit<ProvidersProps, 'zone' | 'children'>): null {
  const queries = useQueryClient();
  useLiveConnection(userId, renderedAt);
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

interface ProvidersProps {
  userId: number;
  /** The server's time before it read the data of the page, in ms. */
  renderedAt: number;
  /** The zone of the person's clock, as far as the server knows it. */
  zone: string;
  children: ReactNode;
}

/** The providers of every signed-in screen: query cache, live connection and toasts. */
export function Providers({ userId, renderedAt, zone, children }: ProvidersProps) {
  usePersonStore(userId);
  useEffect(leaveDeadLayers, []);
  useEffect(holdInstallOffer, []);
  return (
    <QueryProvider>
      <LiveConnection userId={userId} renderedAt={renderedAt} />
      <ViewerIdProvider userId={userId}>
        <RenderedClockProvider now={renderedAt} zone={zone}>
          {children}
          <ChatDrawerHost />
        </RenderedClockProvider>
      </ViewerIdProvider>
      <Toaster />
    </QueryProvider>
  );
}
