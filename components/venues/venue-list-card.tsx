import { Link } from '@/components/language/link';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { Picture } from '@/components/ui/picture';
import { cn } from '@/lib/cn';
import type { FreeAtDto } from '@/lib/courts/schema/find-free';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts as cardTexts } from './card-texts';
import { formatVenueDistance } from './format-distance';
import { PriceAndHours } from './price-and-hours';
import { SportEmojiBadges } from './sport-emoji-badges';
import { StarRating } from './star-rating';
import { texts } from './texts';
import { VenueCover } from './venue-cover';

const SPORTS_SHOWN = 3;

interface VenueListCardProps {
  venue: NearbyVenueDto;
  /** Selected on the map. */
  marked?: boolean;
  /** On wide screens the map is beside the list, and each card has a horizontal layout. */
  beside?: boolean;
  /** The first of a list: its picture is fetched with the page, instead of when it is visible. */
  first?: boolean;
}

/** The whole card is a link. */
export function VenueListCard({ venue, marked, beside, first }: VenueListCardProps) {
  const t = translate(texts);
  const distance = formatVenueDistance(venue);
  return (
    <article
      className={cn(
        'relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-card transition-[border-color] has-[h2_a:hover]:border-input',
        beside && 'lg:flex-row',
        marked && 'border-primary',
      )}
    >
      <div className={cn('relative shrink-0', beside && 'lg:w-44')}>
        <VenueCover
          id={venue.id}
          sport={venue.sports[0] ?? null}
          className={beside ? 'lg:aspect-auto lg:h-full' : undefined}
        />
        {venue.coverImageUrl ? (
          <Picture
            src={venue.coverImageUrl}
            alt=""
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw"
            isFirst={first}
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 pt-3">
        <div>
          <h2 className="wrap-anywhere line-clamp-2 text-xl">
            <Link
              href={routes.venue(venue.id)}
              className="card-link focus-visible:after:-outline-offset-2"
            >
              <bdi>{venue.name}</bdi>
            </Link>
            {venue.isVerified ? <VerifiedMark /> : null}
          </h2>
          <p
            className="wrap-anywhere -mt-0.5 line-clamp-1 text-muted-foreground text-sm"
            dir="auto"
          >
            {venue.address}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <StarRating rating={venue.rating} reviewCount={venue.reviewCount} />
          {distance === null ? null : <span className="text-muted-foreground">{distance}</span>}
          {venue.phone ? (
            <span className="inline-flex items-center gap-1 text-muted-foreground">
              <LineIcon name="phone" className="size-3.5" />
              {t.contact}
            </span>
          ) : null}
          {venue.isClosed ? <Badge variant="outline">{t.closedForGood}</Badge> : null}
        </p>
        {venue.free ? (
          <FreeCourt venue={venue} free={venue.free} />
        ) : (
          <PriceAndHours venue={venue} />
        )}
        {venue.description ? (
          <p className="wrap-anywhere line-clamp-2 text-sm text-start" dir="auto">
            {venue.description}
          </p>
        ) : null}
        <div className="mt-auto pt-1">
          <SportEmojiBadges sports={venue.sports} shown={SPORTS_SHOWN} />
        </div>
      </div>
    </article>
  );
}

/** Leads to the free times of that day, above the link of the card. */
function FreeCourt({ venue, free }: { venue: NearbyVenueDto; free: FreeAtDto }) {
  const { date, time, minutes, price, currency } = free;
  return (
    <Link
      href={routes.freeTimes(venue.id, { date, minutes })}
      className="relative z-1 inline-flex min-h-11 items-center gap-x-2 self-start font-strong text-primary-ink text-sm tabular-nums underline"
    >
      {translate(texts).freeAt({ time, price: wordsOf().money(price, currency) })}
    </Link>
  );
}

export function VerifiedMark() {
  return (
    <>
      <LineIcon name="badge-check" className="ms-1 inline size-[0.9em] text-primary-ink" />
      <span className="sr-only">{translate(cardTexts).verified}</span>
    </>
  );
}
