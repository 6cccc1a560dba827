import { FreeTimes } from '@/components/courts/free-times';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { loadFreeTimes } from '@/lib/courts/loaders';
import { texts } from '@/lib/courts/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { loadVenue } from '@/lib/venues/loaders';

interface FreeTimesPageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

const missing = pageOrMissing({ title: later(texts, 'venueNotFound'), screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: FreeTimesPageProps) => {
  const { venue } = await loadVenue(await loadSession(), (await params).id);
  const t = translate(texts);
  return shareMetadata({
    title: t.freeTimesAt({ venue: venue.name }),
    description: t.freeTimesLine({ venue: venue.name }),
    path: routes.freeTimes(venue.id),
    image: routes.venueCard(venue.id),
    alt: venue.name,
  });
});

export default missing.page(async ({ params, searchParams }: FreeTimesPageProps) => {
  const session = await loadSession();
  const { venue } = await loadVenue(session, (await params).id);
  const query = await readQuery(searchParams);
  return <FreeTimes venue={venue} times={await loadFreeTimes(session, venue.id, query)} />;
});
