import type { MapBounds } from './map-bounds';

/** The form that `boundsParam` parses; six decimals are about 10 cm. Apart from it, so that a map does without schemas. */
export function boundsText({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(6)).join(',');
}
