import { CARD_GROUND, ShareCard } from '@/components/layout/share-card';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

type Facts = Pick<VenueDto, 'name' | 'area' | 'city' | 'sports' | 'rating' | 'reviewCount'>;

const COURT = (
  <svg width="300" height="630" viewBox="0 0 300 630" fill="none">
    <rect x="38" y="38" width="224" height="554" stroke={CARD_GROUND} strokeWidth="6" />
    <path d="M38 315H262" stroke={CARD_GROUND} strokeWidth="6" />
    <circle cx="150" cy="315" r="62" stroke={CARD_GROUND} strokeWidth="6" />
    <path d="M96 38V126H204V38M96 592V504H204V592" stroke={CARD_GROUND} strokeWidth="6" />
  </svg>
);

/** The name, place and sports beside a court. */
export function VenueShareCard({ venue }: { venue: Facts }) {
  const { name, area, city, sports, rating, reviewCount } = venue;
  return (
    <ShareCard
      title={name}
      unnamed="A place to play"
      line={[area, city].filter(Boolean).join(', ')}
      kind={sports.slice(0, 3).join(' · ')}
      state={reviewCount > 0 ? `Rated ${rating.toFixed(1)} of 5 by ${reviewCount}` : ''}
      drawing={COURT}
    />
  );
}
