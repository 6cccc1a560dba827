import type { Metadata } from 'next';
import { parseVenueFilters, venuesUrl } from '@/components/venues/venue-filters';
import { VenuesScreen } from '@/components/venues/venues-screen';
import { loadSession } from '@/lib/auth/session';
import { routes } from '@/lib/routes';
import { loadSports } from '@/lib/sports/loaders';
import { loadVenues, toVenueCentre } from '@/lib/venues/loaders';

const TITLE = 'Places to play';
const DESCRIPTION =
  'Grounds, courts, pools and gyms near you: what you can play there, what it costs and what players say.';

const IMAGES = [{ url: routes.venuesCard(), width: 1200, height: 630, alt: TITLE }];

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  // Filters make endless addresses of one page.
  alternates: { canonical: routes.venues() },
  openGraph: {
    type: 'website',
    siteName: 'Maidan',
    title: TITLE,
    description: DESCRIPTION,
    url: routes.venues(),
    images: IMAGES,
  },
  twitter: {
    card: 'summary_large_image',
    title: TITLE,
    description: DESCRIPTION,
    images: IMAGES,
  },
};

interface VenuesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Rendered whole for everybody; the filters in its address make it a page of each request, which knows who asks. */
export default async function VenuesPage({ searchParams }: VenuesPageProps) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    if (typeof value === 'string') params.set(name, value);
  }
  const session = await loadSession();
  const url = venuesUrl(parseVenueFilters(params), null);
  const [sports, page] = await Promise.all([loadSports(), loadVenues(session, url)]);
  return <VenuesScreen sports={sports} centre={toVenueCentre(session)} initial={{ url, page }} />;
}
