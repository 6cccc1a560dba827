import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { embeddedGeocoder } from './embedded';

/**
 * A person's public location: 'Gulberg, Lahore', 'Chiniot, Pakistan', or null far from any town. Determined from the centre of
 * the privacy cell, so that a border between two areas cannot be used to look inside the cell. Always by the built-in
 * gazetteer: people's positions are sent to no third party, whatever service searches use.
 */
export async function publicLocationLabel(point: GeoPoint): Promise<string | null> {
  const cell = snapToCell(point);
  const place = await embeddedGeocoder.reverse(cell.latitude, cell.longitude);
  if (!place) return null;
  return place.area ? `${place.area}, ${place.city}` : `${place.city}, ${place.country}`;
}
