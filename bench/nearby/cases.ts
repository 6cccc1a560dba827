/** The measured cases. `dense` viewers live in the middle of Lahore or Karachi, `sparse` ones in the smallest known towns. */
export interface BenchCase {
  name: string;
  viewers: 'dense' | 'sparse';
  query: Record<string, string>;
}

const CRICKET = '6';
const YOGA = '20';
/** The centres of Karachi and Lahore: a search centre far from viewers of the other city. */
export const DENSE_PLACES = [
  { latitude: 31.5497, longitude: 74.3436 },
  { latitude: 24.8608, longitude: 67.0104 },
];

export const CASES: BenchCase[] = [
  { name: 'dense, 10 km', viewers: 'dense', query: { radius: '10' } },
  { name: 'dense, 10 km, sport', viewers: 'dense', query: { radius: '10', sportId: CRICKET } },
  {
    name: 'dense, 10 km, sport and level',
    viewers: 'dense',
    query: { radius: '10', sportId: CRICKET, skillLevel: 'expert' },
  },
  { name: 'dense, 10 km, rare sport', viewers: 'dense', query: { radius: '10', sportId: YOGA } },
  { name: 'dense, 100 km', viewers: 'dense', query: { radius: '100' } },
  { name: 'dense, 10 km, stack of Discover', viewers: 'dense', query: { radius: '10', deck: '1' } },
  {
    name: 'dense, 10 km around a city far away',
    viewers: 'dense',
    // The worker uses the other city: each viewer searches around the one they do not live in.
    query: { radius: '10', latitude: 'other', longitude: 'other' },
  },
  { name: 'sparse, 10 km', viewers: 'sparse', query: { radius: '10' } },
  { name: 'sparse, 100 km', viewers: 'sparse', query: { radius: '100' } },
  { name: 'sparse, 100 km, sport', viewers: 'sparse', query: { radius: '100', sportId: CRICKET } },
  {
    name: 'sparse, 100 km, sport and level',
    viewers: 'sparse',
    query: { radius: '100', sportId: CRICKET, skillLevel: 'expert' },
  },
];

/** The same search in three ways: the SQL alone, the service, and the route handler with session and rate limit. */
export const WAYS = ['bare', 'service', 'whole'] as const;
export type Way = (typeof WAYS)[number];

export interface Sample {
  case: string;
  way: Way;
  ms: number;
  rows: number;
}
