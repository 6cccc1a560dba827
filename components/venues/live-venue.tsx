'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { OwnVenueContext } from './own-venue';
import { venueQuery } from './venues-query';

interface LiveVenueProps {
  venue: VenueDto;
  children: ReactNode;
}

/** The venue as the member sees it, read again when it changes. */
export function LiveVenue({ venue: initial, children }: LiveVenueProps) {
  const { data: venue = initial } = useQuery(venueQuery(initial.id));
  return <OwnVenueContext value={venue}>{children}</OwnVenueContext>;
}
