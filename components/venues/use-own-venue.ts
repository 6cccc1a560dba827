'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import { api } from '@/lib/http/client';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

/** The venue as the signed-in person reads it: how far it is, what they may do. Null for guests and until it is there. */
export function useOwnVenue(id: number): VenueDto | null {
  const { user } = useViewer();
  const { data } = useQuery({
    queryKey: [`/api/venues/${id}`],
    queryFn: ({ queryKey: [url], signal }) => api<VenueDto>(String(url), { signal }),
    enabled: user !== null,
  });
  return data ?? null;
}
