import { type PageQuery, readQuery } from '@/components/layout/address';
import { shareMetadata } from '@/components/layout/share-metadata';
import { parseVenueFilters, venuesQuery } from '@/components/venues/venue-filters';
import { VenuesScreen } from '@/components/venues/venues-screen';
import { loadSession } from '@/lib/platform/auth/session';
import { toSearchCentre } from '@/lib/platform/geo/search-centre';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';
import { loadVenues } from '@/lib/venues/loaders';

const TITLE = 'Places to play';
const DESCRIPTION =
  'Grounds, courts, pools and gyms near you: what you can play there, what it costs and what players say.';

export const metadata = shareMetadata({
  title: TITLE,
  description: DESCRIPTION,
  path: routes.venues(),
  image: routes.venuesCard(),
});

interface VenuesPageProps {
  searchParams: PageQuery;
}

/** Rendered per request, because of the filters in its URL. Lists start at the viewer's own place. */
export default async function VenuesPage({ searchParams }: VenuesPageProps) {
  const params = await readQuery(searchParams);
  const session = await loadSession();
  const query = venuesQuery(parseVenueFilters(params));
  const [sports, initial] = await Promise.all([loadSports(), loadVenues(session, query)]);
  const centre = toSearchCentre(session?.user ?? null);
  return <VenuesScreen sports={sports} centre={centre} initial={initial} />;
}
