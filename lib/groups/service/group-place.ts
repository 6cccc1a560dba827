import { invalidField } from '@/lib/errors/app-error';
import { snapToCell } from '@/lib/geo/grid';
import { getGeocoder } from '@/lib/geocoding/provider';
import { resolvePlace } from '@/lib/geocoding/resolve-place';
import type { Place } from '@/lib/geocoding/schema';

export interface GroupPlace {
  location: string | null;
  area: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
}

/**
 * Where a named area or city is. Always its centre, never a person's own point: distances from it would locate them.
 * @throws AppError invalid, with what the text may have meant
 */
export async function placeOfText(text: string): Promise<GroupPlace> {
  const { place, suggestions } = await resolvePlace(getGeocoder(), text);
  if (place) return toGroupPlace(place);
  const names = suggestions.slice(0, 3).map(({ label }) => label);
  throw invalidField(
    'location',
    names.length > 0
      ? `Location not found. Did you mean ${names.join(' or ')}?`
      : 'Location not found',
  );
}

/** The area that others read on a profile; nothing when it names no place the gazetteer knows. */
export async function placeOfArea(publicLocation: string | null): Promise<GroupPlace | null> {
  if (!publicLocation) return null;
  const { place } = await resolvePlace(getGeocoder(), publicLocation);
  return place ? toGroupPlace(place) : null;
}

function toGroupPlace(place: Place): GroupPlace {
  // A remote service may answer with a house: then its cell stands for it.
  const point = place.kind === 'address' ? snapToCell(place) : place;
  return {
    location: place.label.slice(0, 160),
    area: place.area,
    city: place.city,
    country: place.country,
    latitude: point.latitude,
    longitude: point.longitude,
    timeZone: place.timeZone,
  };
}
