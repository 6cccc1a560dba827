import { shareCard } from '@/components/sharing/share-card';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { loadVenuePlace } from '@/lib/venues/loaders';
import { texts } from '@/lib/venues/server-texts';

interface CardContext {
  params: Promise<{ city: string; sport: string }>;
}

/** The preview picture of a sport in a city for shared links. */
export async function GET(_request: Request, context: CardContext) {
  const { place, venues } = await loadVenuePlace(await context.params);
  const best = venues.find(({ reviewCount }) => reviewCount > 0);
  const t = translate(texts);
  return shareCard({
    title: t.sportInCity({ sport: sportWords(place.sport), city: placeName(place.city) }),
    line: t.placesToPlay({ count: place.count }),
    kind: t.kind,
    state: best ? t.bestRated({ rating: best.rating }) : '',
  });
}
