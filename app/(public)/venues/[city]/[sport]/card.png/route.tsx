import { ImageResponse } from 'next/og';
import { ShareCard } from '@/components/layout/share-card';
import { loadVenuePlace } from '@/lib/venues/loaders';

interface CardContext {
  params: Promise<{ city: string; sport: string }>;
}

/** The preview picture of a sport in a city for shared links. */
export async function GET(_request: Request, context: CardContext) {
  const { place, venues } = await loadVenuePlace(await context.params);
  const best = venues.find(({ reviewCount }) => reviewCount > 0);
  const card = (
    <ShareCard
      title={`${place.sport} in ${place.city}`}
      line={`${place.count} ${place.count === 1 ? 'place' : 'places'} to play`}
      kind="Venues"
      state={best ? `The best is rated ${best.rating.toFixed(1)} of 5` : ''}
    />
  );
  return new ImageResponse(card, { width: 1200, height: 630 });
}
