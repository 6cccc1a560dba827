'use client';

import dynamic from 'next/dynamic';
import { useOwnVenue } from './use-own-venue';

const VenueSuggestions = dynamic(
  () => import('./venue-suggestions').then((module) => module.VenueSuggestions),
  { ssr: false },
);

/** What only those who may change the venue see on its page; its code is fetched for them alone. */
export function VenueDesk({ venueId }: { venueId: number }) {
  const own = useOwnVenue(venueId);
  return own?.canEdit ? <VenueSuggestions venueId={own.id} /> : null;
}
