import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { translate } from '@/lib/platform/language/translate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';
import { amenityWords } from '@/lib/venues/words';
import { OpenNow } from './open-now';
import { hoursLines } from './opening-hours';
import { SportEmojiBadges } from './sport-emoji-badges';

/** By what one decides whether to go: the price, whether it is open, and what is played there. */
export function VenueFacts({ venue }: { venue: VenueDto }) {
  const t = translate(texts);
  return (
    <div className="divide-y rounded-card border bg-card px-4 md:px-5">
      {venue.pricing ? (
        <Fact icon="hand-coins" title={t.pricing}>
          <p className="wrap-anywhere whitespace-pre-line font-lead">
            <bdi>{venue.pricing}</bdi>
          </p>
        </Fact>
      ) : null}
      {venue.openingHours ? (
        <Fact icon="clock" title={t.openingHours}>
          <OpenNow hours={venue.openingHours} timeZone={venue.timeZone} />
          <details className="mt-1 text-sm">
            <summary className="min-h-6 w-fit font-semibold text-primary-ink">
              {t.wholeWeek}
            </summary>
            <dl className="mt-1.5 grid gap-1.5">
              {hoursLines(venue.openingHours).map(({ days, times }) => (
                <div key={days} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted-foreground">{days}</dt>
                  <dd className="tabular-nums">{times}</dd>
                </div>
              ))}
            </dl>
          </details>
        </Fact>
      ) : null}
      <Fact icon="trophy" title={t.availableSports}>
        {venue.sports.length > 0 ? (
          <SportEmojiBadges sports={venue.sports} shown={venue.sports.length} />
        ) : (
          <p className="text-muted-foreground text-sm">{t.nobodySaid}</p>
        )}
        {venue.amenities.length > 0 ? (
          <>
            <h3 className="mt-3 mb-1.5 text-muted-foreground text-xs">{t.amenities}</h3>
            <ul aria-label={t.amenities} className="flex flex-wrap gap-1.5">
              {venue.amenities.map((amenity) => (
                <li key={amenity} className="max-w-full">
                  <Badge variant="outline">{amenityWords(amenity)}</Badge>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Fact>
    </div>
  );
}

interface FactProps {
  icon: LineIconName;
  title: string;
  children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <section className="flex gap-3 py-3.5">
      <LineIcon name={icon} className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <h2 className="mb-1 text-muted-foreground text-xs">{title}</h2>
        {children}
      </div>
    </section>
  );
}
