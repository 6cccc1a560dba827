import type { Metadata } from 'next';
import { type PageQuery, readPoint, readQuery } from '@/components/lists/address';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { GuestMap } from '@/components/venues/guest-map-frame';
import {
  firstPoint,
  hasFilters,
  hasRadius,
  parseVenueFilters,
  venuesQuery,
} from '@/components/venues/venue-filters';
import { VenuesScreen } from '@/components/venues/venues-screen';
import { loadSession } from '@/lib/platform/auth/session';
import { shownCentre } from '@/lib/platform/geocoding/shown-centre';
import { currentRelease } from '@/lib/platform/http/release';
import { translate } from '@/lib/platform/language/translate';
import { boundsParam } from '@/lib/platform/validation/map-bounds';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';
import { loadVenues } from '@/lib/venues/loaders';
import { texts } from '@/lib/venues/server-texts';

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
  const filters = parseVenueFilters(params);
  const near = readPoint(params);
  const bounds = params.get('bounds') ?? '';
  const framed = boundsParam.safeParse(bounds).success ? bounds : '';
  const read = (cursor: string | null, anywhere = filters.anywhere) =>
    loadVenues(session, venuesQuery({ ...filters, anywhere }, near, framed), cursor);
  const [sports, initial] = await Promise.all([loadSports(), read(params.get('cursor'))]);
  const isEmpty = initial.page.items.length === 0 && hasRadius(filters) && !framed;
  // A guest's page sends no requests by itself.
  const far = isEmpty && !session ? await read(null, true) : undefined;
  const centre = shownCentre(session?.user ?? null);
  const listed = firstPoint((far ?? initial).page.items);
  // In development React also draws the map for guests.
  const release = session ? undefined : currentRelease();
  const map = release && (
    <GuestMap
      release={release}
      filters={filters}
      centre={near ?? centre}
      focus={framed ? null : (listed ?? (hasFilters(filters) ? null : near))}
    />
  );
  return (
    <VenuesScreen
      sports={sports}
      centre={centre}
      initial={initial}
      far={far}
      near={near}
      framed={framed}
      map={map}
    />
  );
}
