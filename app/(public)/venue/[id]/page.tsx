import { VenueWhatsOn } from '@/app/(public)/venue/[id]/_components/venue-whats-on';
import { BackLink } from '@/components/layout/back-link';
import { JsonLd } from '@/components/layout/json-ld';
import { pageOrMissing } from '@/components/layout/missing';
import { VenueActions } from '@/components/venues/venue-actions';
import { VenueCards } from '@/components/venues/venue-cards';
import { VenueDesk } from '@/components/venues/venue-desk';
import { VenueGallery } from '@/components/venues/venue-gallery';
import { VenueHeader } from '@/components/venues/venue-header';
import { venueJsonLd } from '@/components/venues/venue-json-ld';
import { VenueNotFound } from '@/components/venues/venue-not-found';
import { VenueReviews } from '@/components/venues/venue-reviews';
import { env } from '@/lib/platform/env/server';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { loadPublicVenue } from '@/lib/venues/loaders';

interface VenuePageProps {
  params: Promise<{ id: string }>;
}

const missing = pageOrMissing({ title: 'Venue not found', screen: <VenueNotFound /> });

export const generateMetadata = missing.metadata(async ({ params }: VenuePageProps) => {
  const { venue } = await loadPublicVenue((await params).id);
  const where = [venue.area, venue.city].filter(Boolean).join(', ');
  const title = `${isolate(venue.name)}, ${where}`;
  const description = [
    venue.sports.length > 0
      ? `${venue.sports.join(', ')} in ${where}.`
      : `A place to play in ${where}.`,
    venue.reviewCount > 0
      ? `Rated ${venue.rating.toFixed(1)} by ${venue.reviewCount} players.`
      : '',
    venue.description ?? '',
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);
  const url = routes.venue(venue.id);
  const images = [{ url: routes.venueCard(venue.id), width: 1200, height: 630, alt: venue.name }];
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', siteName: 'Maidan', title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
});

export default missing.page(async ({ params }: VenuePageProps) => {
  const { venue, images, reviews, games, groups } = await loadPublicVenue((await params).id);
  return (
    <div className="grid min-w-0 gap-7 *:min-w-0">
      <JsonLd data={venueJsonLd(venue, images, env.NEXTAUTH_URL)} />
      <div>
        <BackLink href={routes.venues()}>Back to Venues</BackLink>
        <VenueHeader venue={venue} actions={<VenueActions venue={venue} />} />
      </div>
      <VenueDesk venueId={venue.id} />
      <VenueCards venue={venue} />
      <VenueGallery images={images} venueName={venue.name} />
      <VenueWhatsOn games={games} groups={groups} />
      <VenueReviews venue={venue} initial={reviews} />
    </div>
  );
});
