import type { VenueDto } from '@/lib/venues/schema/read-venue';

// The image renderer cannot read our stylesheet, so these are the light theme's colours as sRGB.
const INK = '#1c2b22';
const GROUND = '#f9f4e9';
const GREEN = '#1d6038';
const CLAY = '#b04a1c';

/** The renderer's only font has Latin letters; for others it would try to download one. */
function latin(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\u0020-\u024F\u2010-\u2026]/g, '')
    .trim();
}

type Facts = Pick<VenueDto, 'name' | 'area' | 'city' | 'sports' | 'rating' | 'reviewCount'>;

/** 1200 by 630: the name, place and sports over court lines. */
export function VenueShareCard({ venue }: { venue: Facts }) {
  const where = latin([venue.area, venue.city].filter(Boolean).join(', '));
  const name = latin(venue.name) || 'A place to play';
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: GROUND,
        color: INK,
        fontSize: 36,
      }}
    >
      <div
        style={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: 72,
        }}
      >
        <div style={{ display: 'flex', fontSize: 34, fontWeight: 700, color: GREEN }}>Maidan</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: name.length > 40 ? 60 : 78, lineHeight: 1.05, fontWeight: 700 }}>
            {name}
          </div>
          <div style={{ marginTop: 22 }}>{where}</div>
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 32 }}>
          <div style={{ color: GREEN }}>{venue.sports.slice(0, 3).map(latin).join(' · ')}</div>
          <div style={{ color: CLAY, fontWeight: 700 }}>
            {venue.reviewCount > 0
              ? `Rated ${venue.rating.toFixed(1)} of 5 by ${venue.reviewCount}`
              : ''}
          </div>
        </div>
      </div>
      <div style={{ width: 300, display: 'flex', background: GREEN }}>
        <svg width="300" height="630" viewBox="0 0 300 630" fill="none">
          <rect x="38" y="38" width="224" height="554" stroke={GROUND} strokeWidth="6" />
          <path d="M38 315H262" stroke={GROUND} strokeWidth="6" />
          <circle cx="150" cy="315" r="62" stroke={GROUND} strokeWidth="6" />
          <path d="M96 38V126H204V38M96 592V504H204V592" stroke={GROUND} strokeWidth="6" />
        </svg>
      </div>
    </div>
  );
}
