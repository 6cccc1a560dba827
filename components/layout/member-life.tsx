'use client';

import { LiveConnection } from '@/components/layout/live-connection';
import { MatchPopupHost } from '@/components/likes/match-popup-host';
import { ChatDrawerHost } from '@/components/messages/chat-drawer-host';
import { CompletedNotice } from '@/components/onboarding/completed-notice';

/** What runs beside every page of a signed-in person without being seen. */
export function MemberLife({ userId }: { userId: number }) {
  return (
    <>
      <LiveConnection userId={userId} />
      <ChatDrawerHost />
      <MatchPopupHost />
      <CompletedNotice userId={userId} />
    </>
  );
}
