import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { routes } from '@/lib/routes';
import type { SimilarVenueDto } from '@/lib/venues/schema/find-similar';

interface SimilarVenuesProps {
  venues: SimilarVenueDto[];
  busy: boolean;
  onBack: () => void;
  onAddAnyway: () => void;
}

/** Lists possible duplicates before a venue is added. */
export function SimilarVenues({ venues, busy, onBack, onAddAnyway }: SimilarVenuesProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">Is it one of these?</h3>
        <p className="mt-1 text-muted-foreground text-sm">
          They are listed already, of a like name or at the same place.
        </p>
      </div>
      <ul className="grid gap-2">
        {venues.map((venue) => (
          <li key={venue.id} className="rounded-card border bg-card p-3.5">
            <Link
              href={routes.venue(venue.id)}
              prefetch={false}
              className="wrap-anywhere font-name text-primary-ink underline underline-offset-4"
              dir="auto"
            >
              {venue.name}
            </Link>
            <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
              {fullAddress(venue)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="lg" onClick={onBack}>
          Back to the form
        </Button>
        <Button size="lg" onClick={onAddAnyway} aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : 'No, add it'}
        </Button>
      </div>
    </section>
  );
}
