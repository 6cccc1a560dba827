import type { GeoPoint } from '@/lib/platform/geo/point';
import type { Place } from './schema';

export interface SearchOptions {
  /** Among equally good matches, prefers places near this point. */
  near?: GeoPoint;
  limit?: number;
  /** True for a submitted search (Enter, a button), false while typing. */
  submitted?: boolean;
}

/** Names to coordinates and back. A remote service that fails makes neither throw: the result is then an empty list or null. */
export interface Geocoder {
  /** Best first. Without a match, the nearest guesses with `match: 'suggestion'`; [] for empty text. */
  search(query: string, options?: SearchOptions): Promise<Place[]>;
  /** The named area or city of a point, or null far from any. */
  reverse(latitude: number, longitude: number): Promise<Place | null>;
}
