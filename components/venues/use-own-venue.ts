'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import { api } from '@/lib/http/client';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

/** The venue as the signed-in viewer sees it: distance and permissions. Null for guests and while loading. */
export function useOwnVenue(id: number): VenueDto | null {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: [`/api/venues/${id}`],
    queryFn: ({ signal }) => api('GET /api/venues/{id}', { params: { id }, signal }),
    enabled: user !== null,
  });
  return data ?? null;
}
