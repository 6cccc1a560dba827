'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
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
