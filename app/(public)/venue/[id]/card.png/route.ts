import { shareCard } from '@/components/sharing/share-card';
import { venueShareCard } from '@/components/venues/venue-share-card';
import { loadPublicVenue } from '@/lib/venues/loaders';

/** The preview picture of a venue for shared links. Not `opengraph-image`, whose URL changes with each build. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { venue } = await loadPublicVenue((await context.params).id);
  return shareCard(venueShareCard(venue));
}
