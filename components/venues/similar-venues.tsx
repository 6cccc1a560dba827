import { Link } from '@/components/language/link';
import { Button } from '@/components/ui/button';
import { DialogFooter } from '@/components/ui/dialog';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { SimilarVenueDto } from '@/lib/venues/schema/find-similar';
import { texts } from './form-texts';

interface SimilarVenuesProps {
  venues: SimilarVenueDto[];
  busy: boolean;
  onBack: () => void;
  onAddAnyway: () => void;
}

/** Lists possible duplicates before a venue is added. */
export function SimilarVenues({ venues, busy, onBack, onAddAnyway }: SimilarVenuesProps) {
  const t = translate(texts);
  return (
    <section className="grid gap-4">
      <div>
        <h3 className="text-xl">{t.isItOneOfThese}</h3>
        <p className="mt-1 text-muted-foreground text-sm">{t.similarHint}</p>
      </div>
      <ul className="grid gap-2">
        {venues.map((venue) => (
          <li key={venue.id} className="rounded-card border bg-card p-3.5">
            <Link
              href={routes.venue(venue.id)}
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
      <DialogFooter>
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t.backToForm}
        </Button>
        <Button size="lg" onClick={onAddAnyway} aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : t.noAddIt}
        </Button>
      </DialogFooter>
    </section>
  );
}
