import type { Metadata } from 'next';
import { type PageQuery, readQuery } from '@/components/layout/address';
import { GuestQueries } from '@/components/layout/query-provider';
import { shareMetadata } from '@/components/layout/share-metadata';
import { texts } from '@/components/venues/page-texts';
import { parseVenueFilters, venuesQuery } from '@/components/venues/venue-filters';
import { VenuesScreen } from '@/components/venues/venues-screen';
import { loadSession } from '@/lib/platform/auth/session';
import { shownCentre } from '@/lib/platform/geocoding/shown-centre';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';
import { loadVenues } from '@/lib/venues/loaders';

export function generateMetadata(): Metadata {
  const t = translate(texts);
  return shareMetadata({
    title: t.listTitle,
    description: t.listDescription,
    path: routes.venues(),
    image: routes.venuesCard(),
  });
}

interface VenuesPageProps {
  searchParams: PageQuery;
}

/** Rendered per request, because of the filters in its URL. Lists start at the viewer's own place. */
export default async function VenuesPage({ searchParams }: VenuesPageProps) {
  const params = await readQuery(searchParams);
  const session = await loadSession();
  const query = venuesQuery(parseVenueFilters(params));
  const [sports, initial] = await Promise.all([
    loadSports(),
    loadVenues(session, query, params.get('cursor')),
  ]);
  const centre = shownCentre(session?.user ?? null);
  return (
    <GuestQueries>
      <VenuesScreen sports={sports} centre={centre} initial={initial} />
    </GuestQueries>
  );
}
