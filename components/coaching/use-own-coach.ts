'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/http/client';

/** The coach as the signed-in person reads them: whom to message, whether to review. Null for guests and until then. */
export function useOwnCoach(id: number): CoachDto | null {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: [`/api/coaches/${id}`],
    queryFn: ({ queryKey: [url], signal }) => api<CoachDto>(String(url), { signal }),
    enabled: user !== null,
  });
  return data ?? null;
}
