import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { formatVenueDistance } from '@/components/venues/format-distance';
import type { FreeAtDto } from '@/lib/courts/schema/find-free';
import { centreParams, type GeoPoint } from '@/lib/platform/geo/point';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './court-texts';

const OFFERS_MAX = 6;

interface CourtOffersProps {
  at: { date: string; time: string; minutes: string };
  sportId: number | undefined;
  /** The middle of the search; by default the person's own place. */
  near: GeoPoint | null;
  busy?: boolean;
  onChoose: (venue: NearbyVenueDto, free: FreeAtDto) => unknown;
}

/** Courts that are free about a time, the nearest venue first. */
export function CourtOffers({ at, sportId, near, busy, onChoose }: CourtOffersProps) {
  const t = translate(texts);
  const words = wordsOf();
  const isKnown = at.date !== '' && at.time !== '';
  const query = {
    ...(near && centreParams(near)),
    sportId,
    freeAt: `${at.date}T${at.time}`,
    minutes: at.minutes || undefined,
    limit: OFFERS_MAX,
  };
  const { data, isError } = useQuery({
    ...readQuery('venues', apiUrl('GET /api/venues/nearby', { query })),
    enabled: isKnown,
  });
  if (!isKnown) return <p className="text-sm">{t.whenFirst}</p>;
  if (!data) return <p role="status">{isError ? t.lookFailed : t.looking}</p>;
  if (data.length === 0) return <p role="status">{t.noneFree}</p>;
  return (
    <ul aria-label={t.offers} className="grid gap-2 *:min-w-0">
      {data.map((venue) => {
        const { free } = venue;
        if (!free) return null;
        const distance = formatVenueDistance(venue);
        return (
          <li key={venue.id}>
            <Button
              variant="secondary"
              className="h-auto min-h-11 w-full flex-wrap justify-start gap-x-3 gap-y-0 py-2 text-start"
              aria-disabled={busy || undefined}
              onClick={() => onChoose(venue, free)}
            >
              <span className="font-strong tabular-nums">{words.clock(free.time)}</span>
              <span className="tabular-nums">
                {t.minutes({ minutes: free.minutes })} · {words.money(free.price, free.currency)}
              </span>
              {free.isWomens ? <span>{t.forWomen}</span> : null}
              <span className="wrap-anywhere w-full font-normal text-muted-foreground text-sm">
                <bdi>{venue.name}</bdi> · <bdi>{free.courtName}</bdi>
                {distance === null ? null : ` · ${distance}`}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
