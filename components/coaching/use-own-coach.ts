'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/http/client';

/** The coach as the signed-in viewer sees them: whom to message, whether to review. Null for guests and while loading. */
export function useOwnCoach(id: number): CoachDto | null {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: [`/api/coaches/${id}`],
    queryFn: ({ signal }) => api('GET /api/coaches/{id}', { params: { id }, signal }),
    enabled: user !== null,
  });
  return data ?? null;
}
