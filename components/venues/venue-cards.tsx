import type { ReactNode } from 'react';
import { MonthAndYear } from '@/components/layout/month-and-year';
import { Badge } from '@/components/ui/badge';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { ApproximatePoint } from './approximate-point';
import { OpenNow } from './open-now';
import { hoursLines } from './opening-hours';
import { SportEmojiBadges } from './sport-emoji-badges';
import { VenueDistance } from './venue-distance';

/** Contact Information, Available Sports with Amenities, Pricing, Added By. */
export function VenueCards({ venue }: { venue: VenueDto }) {
  return (
    <div className="grid gap-3 *:min-w-0 sm:grid-cols-2 sm:gap-4">
      <ContactCard venue={venue} />
      <Card title="Available Sports">
        {venue.sports.length > 0 ? (
          <SportEmojiBadges sports={venue.sports} shown={venue.sports.length} />
        ) : (
          <p className="text-muted-foreground text-sm">Nobody has said yet.</p>
        )}
        {venue.amenities.length > 0 ? (
          <>
            <h3 className="mt-4 mb-2 font-strong text-sm">Amenities</h3>
            <ul aria-label="Amenities" className="flex flex-wrap gap-1.5">
              {venue.amenities.map((amenity) => (
                <li key={amenity} className="max-w-full">
                  <Badge variant="outline">{amenity}</Badge>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Card>
      {venue.openingHours ? (
        <Card title="Opening Hours">
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
        <Card title="Pricing">
          <p className="wrap-anywhere whitespace-pre-line text-sm" dir="auto">
            {venue.pricing}
          </p>
        </Card>
      ) : null}
      <Card title="Added By">
        <p className="text-sm">
          <bdi className="font-semibold">{venue.addedBy ?? 'Imported'}</bdi>,{' '}
          <MonthAndYear iso={venue.createdAt} />
        </p>
        {venue.attribution ? (
          <p className="wrap-anywhere mt-1.5 text-muted-foreground text-xs">{venue.attribution}</p>
        ) : null}
      </Card>
    </div>
  );
}

function ContactCard({ venue }: { venue: VenueDto }) {
  return (
    <Card title="Contact Information">
      <dl className="grid gap-2 text-sm">
        <Fact name="Address">
          <span dir="auto">{venue.address}</span>
        </Fact>
        <Fact name="City">
          {[venue.area, venue.city, venue.country].filter(Boolean).join(', ')}
        </Fact>
        {venue.phone ? (
          <Fact name="Phone">
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
          <Fact name="Website">
            <a
              href={venue.website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={linkClasses}
              dir="ltr"
            >
              {new URL(venue.website).hostname}
              <span className="sr-only">, in a new tab</span>
            </a>
          </Fact>
        ) : null}
        <VenueDistance id={venue.id} hasPoint={venue.latitude !== null} />
      </dl>
      {venue.pointIsApproximate ? <ApproximatePoint venueId={venue.id} /> : null}
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
