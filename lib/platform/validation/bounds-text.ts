import type { MapBounds } from './map-bounds';

/** The form that `boundsParam` parses; six decimals are about 10 cm. In its own file, so that a map needs no schemas. */
export function boundsText({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(6)).join(',');
}
