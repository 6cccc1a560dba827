'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { usePageData } from '@/lib/platform/http/use-page-data';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { venueQuery } from './venues-query';

const OwnVenueContext = createContext<VenueDto | null>(null);

/** The venue as the signed-in viewer sees it: distance and permissions. Null for guests. */
export function useOwnVenue(): VenueDto | null {
  return useContext(OwnVenueContext);
}

interface OwnVenueProps {
  venue: VenueDto;
  children: ReactNode;
}

export function OwnVenue({ venue, children }: OwnVenueProps) {
  const { status } = useViewer();
  return status === 'member' ? <LiveVenue venue={venue}>{children}</LiveVenue> : children;
}

/** Reloaded when it changes. */
function LiveVenue({ venue: initial, children }: OwnVenueProps) {
  const { data: venue } = useQuery(usePageData(venueQuery(initial.id), initial));
  return <OwnVenueContext value={venue}>{children}</OwnVenueContext>;
}
