import type { Route } from 'next';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { CardGrid } from '@/components/lists/card-grid';
import { buttonVariants } from '@/components/ui/button-variants';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from '@/lib/venues/server-texts';
import type { VenuePlace } from '@/lib/venues/service/find-nearby';
import { noFilters, venuesPath } from './venue-address';
import { VenueListCard } from './venue-list-card';

interface VenuePlaceScreenProps {
  place: VenuePlace;
  /** Best rated first. */
  venues: NearbyVenueDto[];
  /** Other sports in the city, and other cities with the sport. */
  sports: VenuePlace[];
  cities: VenuePlace[];
}

/** A sport in a city: a landing page for search engines. */
export function VenuePlaceScreen({ place, venues, sports, cities }: VenuePlaceScreenProps) {
  const t = translate(texts);
  const { city, sport, sportId, count } = place;
  return (
    <div className="grid min-w-0 gap-7 *:min-w-0">
      <div>
        <h1 className="wrap-anywhere text-3xl">
          {rich(t.sportInCityHeading, {
            sport: sportWords(sport),
            city: <bdi>{placeName(city)}</bdi>,
          })}
        </h1>
        <p className="mt-1.5 text-muted-foreground">{t.placesBestFirst({ count })}</p>
        <Link
          href={venuesPath({ ...noFilters(), city, sportId })}
          className={buttonVariants({ className: 'mt-4' })}
        >
          {t.filterOnMap}
        </Link>
      </div>
      <CardGrid>
        {venues.map((venue, index) => (
          <li key={venue.id}>
            <VenueListCard venue={venue} first={index === 0} />
          </li>
        ))}
      </CardGrid>
      <Links
        title={t.moreInCity({ city: placeName(city) })}
        links={sports.map((other) => ({ label: sportWords(other.sport), href: placePath(other) }))}
      />
      <Links
        title={t.sportElsewhere({ sport: sportWords(sport) })}
        links={cities.map((other) => ({ label: placeName(other.city), href: placePath(other) }))}
      />
    </div>
  );
}

const placePath = ({ citySlug, sportSlug }: VenuePlace) => routes.venuesIn(citySlug, sportSlug);

function Links({ title, links }: { title: string; links: { label: string; href: Route }[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 font-semibold text-sm hover:border-input"
            >
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
