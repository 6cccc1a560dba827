import { ImageResponse } from 'next/og';
import { VenueShareCard } from '@/components/venues/venue-share-card';
import { loadPublicVenue } from '@/lib/venues/loaders';

/** The preview picture of a venue for shared links. Not `opengraph-image`, whose URL changes with each build. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { venue } = await loadPublicVenue((await context.params).id);
  return new ImageResponse(<VenueShareCard venue={venue} />, { width: 1200, height: 630 });
}
