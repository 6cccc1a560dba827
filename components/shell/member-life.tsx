'use client';

import { ProposeGameHost } from '@/components/games/propose-game-host';
import { MatchPopupHost } from '@/components/likes/match-popup-host';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { CompletedNotice } from '@/components/onboarding/completed-notice';
import { LiveConnection } from '@/components/shell/live-connection';

/** Invisible components that run on every page of a signed-in person. */
export function MemberLife({ userId }: { userId: number }) {
  return (
    <>
      <LiveConnection userId={userId} />
      <ChatDrawerHost />
      <MatchPopupHost />
      <ProposeGameHost />
      <CompletedNotice userId={userId} />
    </>
  );
}
