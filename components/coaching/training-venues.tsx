import { MapPin } from 'lucide-react';
import Link from 'next/link';
import { CardGrid } from '@/components/layout/card-grid';
import { EmptyState } from '@/components/layout/empty-state';
import type { TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { fullAddress } from '@/lib/geocoding/full-address';
import { routes } from '@/lib/routes';

export function TrainingVenues({
  venues,
  filtered,
}: {
  venues: TrainingVenueDto[];
  filtered: boolean;
}) {
  if (venues.length === 0) {
    return (
      <EmptyState
        as="h2"
        drawing="venues"
        title="No venues found"
        description={filtered ? 'Leave one of the filters out.' : 'No coach trains at a venue yet.'}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Training Venues</h2>
      <CardGrid>
        {venues.map((venue) => (
          <li key={venue.id}>
            <TrainingVenue venue={venue} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function TrainingVenue({ venue }: { venue: TrainingVenueDto }) {
  return (
    <article className="flex flex-col gap-2 rounded-card border bg-card p-4">
      <h3 className="wrap-anywhere text-xl" dir="auto">
        <Link href={routes.venue(venue.id)} prefetch={false} className="hover:underline">
          {venue.name}
        </Link>
      </h3>
      <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        <bdi className="wrap-anywhere">{fullAddress(venue)}</bdi>
      </p>
      <p className="text-sm">{venue.sports.join(', ')}</p>
      <p className="mt-auto flex flex-wrap gap-x-1.5 border-t pt-3 text-sm">
        Trains here:
        {venue.coaches.map((coach) => (
          <Link
            key={coach.id}
            href={routes.coach(coach.id)}
            prefetch={false}
            className="inline-flex min-h-6 items-center font-[620] text-primary-ink underline"
          >
            {coach.name}
          </Link>
        ))}
      </p>
    </article>
  );
}
