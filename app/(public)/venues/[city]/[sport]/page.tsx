import { BackLink } from '@/components/layout/back-link';
import { JsonLd } from '@/components/layout/json-ld';
import { pageOrMissing } from '@/components/layout/missing';
import { VenuePlaceScreen } from '@/components/venues/venue-place-screen';
import { env } from '@/lib/platform/env/server';
import { routes } from '@/lib/routes';
import { loadVenuePlace } from '@/lib/venues/loaders';

interface VenuePlacePageProps {
  params: Promise<{ city: string; sport: string }>;
}

const missing = pageOrMissing();

export const generateMetadata = missing.metadata(async ({ params }: VenuePlacePageProps) => {
  const { place } = await loadVenuePlace(await params);
  const title = `${place.sport} in ${place.city}`;
  const description = `${place.count} ${place.count === 1 ? 'place' : 'places'} to play ${place.sport} in ${place.city}: where they are, what they cost and what players say.`;
  const url = routes.venuesIn(place.citySlug, place.sportSlug);
  const card = routes.venuesInCard(place.citySlug, place.sportSlug);
  const images = [{ url: card, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Maidan', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
});

export default missing.page(async ({ params }: VenuePlacePageProps) => {
  const found = await loadVenuePlace(await params);
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          numberOfItems: found.venues.length,
          itemListElement: found.venues.map((venue, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: venue.name,
            url: new URL(routes.venue(venue.id), env.NEXTAUTH_URL).href,
          })),
        }}
      />
      <BackLink href={routes.venues()}>Back to Venues</BackLink>
      <VenuePlaceScreen {...found} />
    </>
  );
});
