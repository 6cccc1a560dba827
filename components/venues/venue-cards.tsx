import type { ReactNode } from 'react';
import { MonthAndYear } from '@/components/calendar/day';
import { rich } from '@/components/language/rich';
import { Badge } from '@/components/ui/count-badge';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { amenityWords } from '@/lib/venues/words';
import { ApproximatePoint } from './approximate-point';
import { OpenNow } from './open-now';
import { hoursLines } from './opening-hours';
import { texts } from './page-texts';
import { SportEmojiBadges } from './sport-emoji-badges';
import { VenueDistance } from './venue-distance';

export function VenueCards({ venue }: { venue: VenueDto }) {
  const t = translate(texts);
  return (
    <div className="grid gap-3 *:min-w-0 sm:grid-cols-2 sm:gap-4">
      <ContactCard venue={venue} />
      <Card title={t.availableSports}>
        {venue.sports.length > 0 ? (
          <SportEmojiBadges sports={venue.sports} shown={venue.sports.length} />
        ) : (
          <p className="text-muted-foreground text-sm">{t.nobodySaid}</p>
        )}
        {venue.amenities.length > 0 ? (
          <>
            <h3 className="mt-4 mb-2 font-strong text-sm">{t.amenities}</h3>
            <ul aria-label={t.amenities} className="flex flex-wrap gap-1.5">
              {venue.amenities.map((amenity) => (
                <li key={amenity} className="max-w-full">
                  <Badge variant="outline">{amenityWords(amenity)}</Badge>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Card>
      {venue.openingHours ? (
        <Card title={t.openingHours}>
          <OpenNow hours={venue.openingHours} timeZone={venue.timeZone} />
          <dl className="grid gap-1.5 text-sm">
            {hoursLines(venue.openingHours).map(({ days, times }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted-foreground">{days}</dt>
                <dd className="tabular-nums">{times}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      {venue.pricing ? (
        <Card title={t.pricing}>
          <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
            {venue.pricing}
          </p>
        </Card>
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

function ContactCard({ venue }: { venue: VenueDto }) {
  const t = translate(texts);
  return (
    <Card title={t.contactInformation}>
      <dl className="grid gap-2 text-sm">
        <Fact name={t.address}>
          <span dir="auto">{venue.address}</span>
        </Fact>
        <Fact name={t.city}>
          {placeName([venue.area, venue.city, venue.country].filter(Boolean).join(', '))}
        </Fact>
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
        <VenueDistance hasPoint={venue.latitude !== null} />
      </dl>
      {venue.pointIsApproximate ? <ApproximatePoint /> : null}
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
