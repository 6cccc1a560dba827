'use client';

import { ProposeGameHost } from '@/components/games/propose-game-host';
import { MatchPopupHost } from '@/components/likes/match-popup-host';
import { CompletedNotice } from '@/components/onboarding/completed-notice';

/** Invisible components that run on every page of a signed-in person. */
export function MemberLife({ userId }: { userId: number }) {
  return (
    <>
      <MatchPopupHost />
      <ProposeGameHost />
      <CompletedNotice userId={userId} />
    </>
  );
}
