/** The measured cases, from the centres of Lahore and Karachi. */
export interface BenchCase {
  name: string;
  query: Record<string, string>;
}

export const PLACES = [
  { latitude: '31.5497', longitude: '74.3436' },
  { latitude: '24.8608', longitude: '67.0104' },
];

export const CASES: BenchCase[] = [
  { name: '50 km', query: { radius: '50' } },
  { name: '50 km, sport', query: { radius: '50', sportId: '7' } },
  { name: '50 km, rare sport', query: { radius: '50', sportId: '20' } },
  { name: '50 km, word of the name', query: { radius: '50', search: 'arena' } },
  { name: '50 km, rare word', query: { radius: '50', search: 'arena 77' } },
  { name: 'city', query: { city: 'Karachi' } },
  { name: 'country', query: { country: 'Pakistan' } },
  { name: 'city and area', query: { radius: '50', city: 'Lahore', area: 'Gulberg' } },
  { name: 'city and sport', query: { radius: '50', city: 'Karachi', sportId: '6' } },
  { name: 'frame of a map', query: { bounds: '31.4,74.2,31.6,74.5' } },
];

/** The same search in two ways: the SQL alone, and the route handler with rate limit, validation and response. */
export const WAYS = ['bare', 'whole'] as const;
export type Way = (typeof WAYS)[number];

export interface Sample {
  case: string;
  way: Way;
  ms: number;
  rows: number;
}
