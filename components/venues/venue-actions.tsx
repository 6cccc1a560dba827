'use client';

import dynamic from 'next/dynamic';
import { Link } from '@/components/language/link';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import { loadPart } from '@/components/ui/load-part';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { useOwnVenue } from './own-venue';
import { texts } from './texts';

const VenueSuggestions = dynamic(
  () => loadPart(() => import('./venue-suggestions').then((module) => module.VenueSuggestions)),
  { ssr: false },
);

/** The way to the desk, and the tools of people who may edit the venue. */
export function VenueTasks() {
  const own = useOwnVenue();
  if (!own) return null;
  return (
    <>
      {own.hasDesk ? (
        <Link
          href={routes.venueDesk(own.id)}
          className={cn(buttonVariants({ variant: 'secondary' }), 'w-fit')}
        >
          {translate(texts).desk}
        </Link>
      ) : null}
      {own.canEdit ? <VenueSuggestions venueId={own.id} /> : null}
    </>
  );
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
