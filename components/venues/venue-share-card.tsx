import { CARD_GROUND, type ShareCardFacts } from '@/components/sharing/share-card';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './page-texts';

type Facts = Pick<VenueDto, 'name' | 'area' | 'city' | 'sports' | 'rating' | 'reviewCount'>;

const COURT = (
  <svg width="300" height="630" viewBox="0 0 300 630" fill="none">
    <rect x="38" y="38" width="224" height="554" stroke={CARD_GROUND} strokeWidth="6" />
    <path d="M38 315H262" stroke={CARD_GROUND} strokeWidth="6" />
    <circle cx="150" cy="315" r="62" stroke={CARD_GROUND} strokeWidth="6" />
    <path d="M96 38V126H204V38M96 592V504H204V592" stroke={CARD_GROUND} strokeWidth="6" />
  </svg>
);

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
    drawing: COURT,
  };
}
