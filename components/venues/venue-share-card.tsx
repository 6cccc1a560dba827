import { CardCourt } from '@/components/sharing/card-court';
import type { ShareCardFacts } from '@/components/sharing/share-card';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from '@/lib/venues/server-texts';

type Facts = Pick<VenueDto, 'name' | 'area' | 'city' | 'sports' | 'rating' | 'reviewCount'>;

/** The text of a venue's preview picture, beside a court. */
export function venueShareCard(venue: Facts): ShareCardFacts {
  const t = translate(texts);
  const { name, area, city, sports, rating, reviewCount } = venue;
  return {
    title: name,
    unnamed: t.placeToPlay,
    line: placeName([area, city].filter(Boolean).join(', ')),
    kind: sports
      .slice(0, 3)
      .map((sport) => sportWords(sport))
      .join(' · '),
    state: reviewCount > 0 ? t.ratedOf5By({ rating, count: reviewCount }) : '',
    drawing: <CardCourt sport={sports[0] ?? ''} taken={0} places={0} />,
  };
}
