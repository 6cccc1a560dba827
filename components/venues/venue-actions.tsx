'use client';

import dynamic from 'next/dynamic';
import { useViewer } from '@/components/layout/viewer';
import { loadPart } from '@/components/ui/load-part';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { useOwnVenue } from './own-venue';

const VenueSuggestions = dynamic(
  () => loadPart(() => import('./venue-suggestions').then((module) => module.VenueSuggestions)),
  { ssr: false },
);

/** The tools of people who may edit the venue; loaded for them only. */
export function VenueTasks() {
  const own = useOwnVenue();
  return own?.canEdit ? <VenueSuggestions venueId={own.id} /> : null;
}

const VenueMenu = dynamic(() =>
  loadPart(() => import('./venue-menu').then((module) => module.VenueMenu)),
);

/** A signed-in person's actions on a venue; guests do not load them. */
export function VenueActions({ venue }: { venue: Pick<VenueDto, 'id' | 'name'> }) {
  return useViewer().status === 'member' ? <VenueMenu venue={venue} /> : <Space />;
}

function Space() {
  return <span aria-hidden className="size-11 shrink-0" />;
}
