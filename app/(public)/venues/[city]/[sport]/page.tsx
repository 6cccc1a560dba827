import { wholeAddress } from '@/components/language/alternates';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { JsonLd } from '@/components/sharing/json-ld';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { VenuePlaceScreen } from '@/components/venues/venue-place-screen';
import { env } from '@/lib/platform/env/server';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { loadVenuePlace } from '@/lib/venues/loaders';
import { texts } from '@/lib/venues/server-texts';

interface VenuePlacePageProps {
  params: Promise<{ city: string; sport: string }>;
}

const missing = pageOrMissing();

export const generateMetadata = missing.metadata(async ({ params }: VenuePlacePageProps) => {
  const { place } = await loadVenuePlace(await params);
  const t = translate(texts);
  const [sport, city] = [sportWords(place.sport), placeName(place.city)];
  const title = t.sportInCity({ sport, city });
  const description = t.sportInCityDescription({ count: place.count, sport, city });
  return shareMetadata({
    title,
    description,
    path: routes.venuesIn(place.citySlug, place.sportSlug),
    image: routes.venuesInCard(place.citySlug, place.sportSlug),
  });
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
            url: wholeAddress(routes.venue(venue.id), env.NEXTAUTH_URL),
          })),
        }}
      />
      <BackLink href={routes.venues()}>{translate(texts).backToVenues}</BackLink>
      <VenuePlaceScreen {...found} />
    </>
  );
});
