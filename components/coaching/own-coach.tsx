'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useViewer } from '@/components/layout/viewer';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { coachQuery } from './coach-query';

const OwnCoachContext = createContext<CoachDto | null>(null);

/** The coach as the signed-in viewer sees them: whom to message, whether to review. Null for guests. */
export function useOwnCoach(): CoachDto | null {
  return useContext(OwnCoachContext);
}

interface OwnCoachProps {
  coach: CoachDto;
  children: ReactNode;
}

export function OwnCoach({ coach, children }: OwnCoachProps) {
  const { status } = useViewer();
  return status === 'member' ? <LiveCoach coach={coach}>{children}</LiveCoach> : children;
}

/** Reloaded when the coach changes. */
function LiveCoach({ coach: initial, children }: OwnCoachProps) {
  const { data: coach } = useQuery(usePageData(coachQuery(initial.id), initial));
  return <OwnCoachContext value={coach}>{children}</OwnCoachContext>;
}
