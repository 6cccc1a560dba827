import { MapPin } from 'lucide-react';
import Link from 'next/link';
import { CardGrid } from '@/components/layout/card-grid';
import type { TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { routes } from '@/lib/routes';
import { NothingFound } from './nothing-found';

export function TrainingVenues({
  venues,
  onClear,
}: {
  venues: TrainingVenueDto[];
  onClear: (() => void) | null;
}) {
  if (venues.length === 0) {
    return (
      <NothingFound
        drawing="venues"
        title="No venues found"
        description="No coach trains at a venue yet."
        onClear={onClear}
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
            className="inline-flex min-h-6 items-center font-strong text-primary-ink underline"
          >
            <bdi>{coach.name}</bdi>
          </Link>
        ))}
      </p>
    </article>
  );
}
