import { snapToCell } from '@/lib/geo/grid';
import type { GeoPoint } from '@/lib/geo/point';
import { createEmbeddedGeocoder } from './embedded';

// Always the built-in gazetteer: a person's position is sent to no other party, whichever service places use.
const geocoder = createEmbeddedGeocoder();

/**
 * What others may read about where a person is: 'Gulberg, Lahore', 'Chiniot, Pakistan', or null far from any town.
 * Found from the centre of the privacy cell, so that the border between two areas cannot be used to look inside it.
 */
export async function publicLocationLabel(point: GeoPoint): Promise<string | null> {
  const cell = snapToCell(point);
  const place = await geocoder.reverse(cell.latitude, cell.longitude);
  if (!place) return null;
  return place.area ? `${place.area}, ${place.city}` : `${place.city}, ${place.country}`;
}
