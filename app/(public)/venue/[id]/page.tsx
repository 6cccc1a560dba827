import { VenueWhatsOn } from '@/app/(public)/venue/[id]/_components/venue-whats-on';
import { BackLink } from '@/components/layout/back-link';
import { pageOrMissing } from '@/components/layout/missing';
import { type PageQuery, readQuery } from '@/components/lists/address';
import { MapPicture } from '@/components/map/map-picture';
import { JsonLd } from '@/components/sharing/json-ld';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { OwnVenue } from '@/components/venues/own-venue';
import { texts } from '@/components/venues/page-texts';
import { VenueActions } from '@/components/venues/venue-actions';
import { VenueCards } from '@/components/venues/venue-cards';
import { VenueGallery } from '@/components/venues/venue-gallery';
import { VenueHeader } from '@/components/venues/venue-header';
import { venueJsonLd } from '@/components/venues/venue-json-ld';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { VenueReviews } from '@/components/venues/venue-reviews';
import { VenueTasks } from '@/components/venues/venue-tasks';
import { loadSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env/server';
import { exactPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { later } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { loadVenue } from '@/lib/venues/loaders';

interface VenuePageProps {
  params: Promise<{ id: string }>;
  searchParams: PageQuery;
}

/** For guests without scripts, the address selects further reviews. */
const load = async ({ params, searchParams }: VenuePageProps) =>
  loadVenue(await loadSession(), (await params).id, (await readQuery(searchParams)).get('cursor'));

const missing = pageOrMissing({ title: later(texts, 'notFound'), screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async (props: VenuePageProps) => {
  const { venue } = await load(props);
  const t = translate(texts);
  const place = placeName([venue.area, venue.city].filter(Boolean).join(', '));
  const title = t.shareTitle({ venue: venue.name, place });
  const description = [
    venue.sports.length > 0
      ? t.sportsInPlace({ sports: venue.sports.map((sport) => sportWords(sport)), place })
      : t.placeToPlayIn({ place }),
    venue.reviewCount > 0 ? t.ratedBy({ rating: venue.rating, count: venue.reviewCount }) : '',
    venue.description ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
  return shareMetadata({
    title,
    description,
    path: routes.venue(venue.id),
    image: routes.venueCard(venue.id),
    alt: venue.name,
  });
});

export default missing.page(async (props: VenuePageProps) => {
  const { venue, images, reviews, games, groups } = await load(props);
  const t = translate(texts);
  return (
    <OwnVenue venue={venue}>
      <div className="grid min-w-0 gap-7 *:min-w-0">
        <JsonLd data={venueJsonLd(venue, images, env.NEXTAUTH_URL)} />
        <div>
          <BackLink href={routes.venues()}>{t.backToVenues}</BackLink>
          <VenueHeader venue={venue} actions={<VenueActions venue={venue} />} />
        </div>
        {exactPoint(venue) ? (
          <MapPicture
            atOnce
            path={routes.venueMap(venue.id)}
            alt={t.mapOf({ venue: venue.name })}
          />
        ) : null}
        <VenueTasks />
        <VenueCards venue={venue} />
        <VenueGallery images={images} venueName={venue.name} />
        <VenueWhatsOn games={games} groups={groups} />
        <VenueReviews venue={venue} initial={reviews} />
      </div>
    </OwnVenue>
  );
});
