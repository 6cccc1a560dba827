import type { GeoPoint } from '@/lib/geo/point';
import type { Place } from './schema';

export interface SearchOptions {
  /** Prefers places near this point among equally good matches. */
  near?: GeoPoint;
  limit?: number;
  /** True once the person asked for an answer (Enter, a button) rather than being in the middle of a word. */
  submitted?: boolean;
}

/** Names to coordinates and back. Neither call throws for any input: no answer is an empty list or null. */
export interface Geocoder {
  /** Best first. When nothing matches, the nearest guesses, each with `match: 'suggestion'`; empty text gives []. */
  search(query: string, options?: SearchOptions): Promise<Place[]>;
  /** The named area or city a point lies in, or null far from any. */
  reverse(latitude: number, longitude: number): Promise<Place | null>;
}
