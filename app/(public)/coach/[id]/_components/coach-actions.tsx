'use client';

import dynamic from 'next/dynamic';
import { texts } from '@/components/coaching/texts';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import { loadPart } from '@/components/ui/load-part';
import type { FreeDays } from '@/lib/bookings/loaders';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { translate } from '@/lib/platform/language/translate';

const MemberCoachActions = dynamic(() =>
  loadPart(() => import('./member-coach-actions').then((module) => module.MemberCoachActions)),
);

export interface CoachActionsProps {
  coach: CoachDto;
  /** Null for guests, and where nothing can be booked. */
  free: FreeDays | null;
}

/** A member's actions on a coach. A guest signs in first and returns here. */
export function CoachActions(props: CoachActionsProps) {
  if (useViewer().status === 'member') return <MemberCoachActions {...props} />;
  return (
    <SignInLink
      className={buttonVariants({
        size: 'lg',
        className: 'w-full sm:w-auto sm:justify-self-start',
      })}
    >
      {translate(texts).signInToBook}
    </SignInLink>
  );
}
