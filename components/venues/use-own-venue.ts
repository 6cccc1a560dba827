'use client';

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@/components/layout/viewer';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { venueQuery } from './venues-query';

/** The venue as the signed-in viewer sees it: distance and permissions. Null for guests and while loading. */
export function useOwnVenue(id: number): VenueDto | null {
  const { user } = useViewer();
  const { data } = useQuery({ ...venueQuery(id), enabled: user !== null });
  return data ?? null;
}
