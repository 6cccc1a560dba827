import { ImageResponse } from 'next/og';
import { VenueShareCard } from '@/components/venues/venue-share-card';
import { loadPublicVenue } from '@/lib/venues/loaders';

/** The picture of a venue for links shared elsewhere. Not `opengraph-image`: that gets another address with each build. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { venue } = await loadPublicVenue((await context.params).id);
  return new ImageResponse(<VenueShareCard venue={venue} />, { width: 1200, height: 630 });
}
