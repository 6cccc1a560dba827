'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { coachQuery } from './coach-query';
import { OwnCoachContext } from './own-coach';

interface LiveCoachProps {
  coach: CoachDto;
  children: ReactNode;
}

/** The coach as the member sees them, read again when that changes. */
export function LiveCoach({ coach: initial, children }: LiveCoachProps) {
  const { data: coach = initial } = useQuery(coachQuery(initial.id));
  return <OwnCoachContext value={coach}>{children}</OwnCoachContext>;
}
