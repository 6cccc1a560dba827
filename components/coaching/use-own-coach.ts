'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

/** One coach as the viewer sees them. */
export const coachQuery = (id: number) =>
  readQuery('coach', apiUrl('GET /api/coaches/{id}', { params: { id } }));

/** The coach as the signed-in viewer sees them: whom to message, whether to review. Null for guests and while loading. */
export function useOwnCoach(id: number): CoachDto | null {
  const { user } = useViewer();
  const { data } = useQuery({ ...coachQuery(id), enabled: user !== null });
  return data ?? null;
}
