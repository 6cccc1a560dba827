import type { SportKey } from '@/components/sports/sport-key';

type Spot = readonly [x: number, y: number];

// Positions of players on a court drawn in a 320 × 180 frame. Sports on mats, machines and in water have none.
const RACKET_SPOTS: readonly Spot[] = [
  [72, 64],
  [104, 118],
  [218, 112],
  [246, 70],
];
const FIELD_SPOTS: readonly Spot[] = [
  [58, 96],
  [96, 56],
  [112, 128],
  [142, 84],
  [186, 62],
  [178, 122],
  [222, 96],
  [254, 58],
];
const SPOTS: Partial<Record<SportKey, readonly Spot[]>> = {
  soccer: FIELD_SPOTS,
  rugby: FIELD_SPOTS,
  'american-football': FIELD_SPOTS,
  hockey: FIELD_SPOTS,
  basketball: FIELD_SPOTS,
  volleyball: FIELD_SPOTS,
  default: FIELD_SPOTS,
  tennis: RACKET_SPOTS,
  paddle: RACKET_SPOTS,
  badminton: RACKET_SPOTS,
  cricket: [
    [124, 90],
    [193, 84],
    [204, 98],
    [92, 52],
    [228, 128],
    [160, 30],
    [140, 148],
    [262, 64],
  ],
  'table-tennis': [
    [56, 82],
    [258, 94],
  ],
  running: [
    [150, 20],
    [118, 34],
    [206, 146],
    [248, 70],
  ],
  baseball: [
    [160, 118],
    [212, 96],
    [104, 92],
    [160, 48],
    [88, 44],
    [232, 44],
  ],
  softball: [
    [160, 118],
    [212, 96],
    [104, 92],
    [160, 48],
  ],
};

const JITTER_PX = 9;

/** A seeded random generator (mulberry32), so that a venue is always drawn the same way on server and client. */
function stream(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type CoverPlayer = { x: number; y: number; away: boolean };
export type CoverLook = { turn: number; zoom: number; sunDeg: number; players: CoverPlayer[] };

export function coverLook(sport: SportKey, venueId: number): CoverLook {
  const next = stream(venueId);
  // Drawn first, so that light and rotation remain the same when a venue's positions change.
  const turn = Math.round((next() - 0.5) * 26);
  const zoom = 1.1 + next() * 0.22;
  const sunDeg = next() < 0.5 ? 118 + next() * 30 : 212 + next() * 30;
  const players = (SPOTS[sport] ?? [])
    .filter(() => next() < 0.78)
    .map(([x, y], index) => ({
      x: Math.round(x + (next() - 0.5) * JITTER_PX),
      y: Math.round(y + (next() - 0.5) * JITTER_PX),
      away: index % 2 === 1,
    }));
  return { turn, zoom: Number(zoom.toFixed(2)), sunDeg: Math.round(sunDeg), players };
}
