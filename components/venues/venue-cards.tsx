import type { ReactNode } from 'react';
import { MonthAndYear } from '@/components/calendar/day';
import { rich } from '@/components/language/rich';
import { MapPicture } from '@/components/map/map-picture';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { Whereabouts } from '@/lib/platform/maps/whereabouts';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';
import { ApproximatePoint, VenueDistance } from './approximate-point';
import { venueDirectionsUrl } from './venue-address';
import { whereaboutsWords } from './whereabouts-words';

interface VenueCardsProps {
  venue: VenueDto;
  /** Null where the position is unknown or only a guess. */
  where: Whereabouts | null;
}

/** Where it is and how to reach it, and where the entry comes from. */
export function VenueCards({ venue, where }: VenueCardsProps) {
  const t = translate(texts);
  return (
    <div className="grid items-start gap-3 *:min-w-0 md:grid-cols-2 md:gap-4">
      <ContactCard venue={venue} where={where} />
      {where?.hasStreets ? (
        <MapPicture path={routes.venueMap(venue.id)} alt={t.mapOf({ venue: venue.name })} />
      ) : null}
      <Card title={t.addedBy}>
        <p className="text-sm">
          {rich(t.addedByInMonth, {
            person: <bdi className="font-semibold">{venue.addedBy ?? t.imported}</bdi>,
            month: <MonthAndYear iso={venue.createdAt} />,
          })}
        </p>
        {venue.attribution ? (
          <p className="wrap-anywhere mt-1.5 text-muted-foreground text-xs">{venue.attribution}</p>
        ) : null}
      </Card>
    </div>
  );
}

function ContactCard({ venue, where }: VenueCardsProps) {
  const t = translate(texts);
  const words = whereaboutsWords(where);
  return (
    <Card title={t.contactInformation}>
      <dl className="grid gap-2 text-sm">
        <Fact name={t.address}>
          <span dir="auto">{venue.address}</span>
        </Fact>
        <Fact name={t.city}>
          {placeName([venue.area, venue.city, venue.country].filter(Boolean).join(', '))}
        </Fact>
        {words ? <Fact name={t.onTheMap}>{words}</Fact> : null}
        {venue.phone ? (
          <Fact name={t.phone}>
            <a
              href={`tel:${venue.phone.replace(/[^\d+*#]/g, '')}`}
              className={linkClasses}
              dir="ltr"
            >
              {venue.phone}
            </a>
          </Fact>
        ) : null}
        {venue.website ? (
          <Fact name={t.website}>
            <a
              href={venue.website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={linkClasses}
              dir="ltr"
            >
              {new URL(venue.website).hostname}
              <span className="sr-only">{t.inNewTab}</span>
            </a>
          </Fact>
        ) : null}
        <VenueDistance />
      </dl>
      {venue.pointIsApproximate ? <ApproximatePoint /> : null}
      <a
        href={venueDirectionsUrl(venue)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ size: 'lg', className: 'mt-4 w-full sm:w-auto' })}
      >
        <LineIcon name="navigation" />
        {t.directions}
        <span className="sr-only">{t.inNewTab}</span>
      </a>
    </Card>
  );
}

const linkClasses =
  'inline-flex min-h-6 items-center font-semibold text-primary-ink underline underline-offset-4';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-22 text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere min-w-0 flex-[1_1_5rem]">{children}</dd>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-card p-4 md:p-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}
