import { upsertPairGroup } from '@/lib/groups/repository/pair-group';
import { texts } from '@/lib/groups/server-texts';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
import { snapToCell } from '@/lib/platform/geo/grid';
import { currencyOf } from '@/lib/platform/geocoding/currency';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import type { Place } from '@/lib/platform/geocoding/schema';
import { say } from '@/lib/platform/language/say';

/** The group that holds the games of two people, created once. Call it under the pair's lock. */
export function pairGroup(tx: Tx, pair: readonly [number, number], sportId: number) {
  return upsertPairGroup({ pairLo: Math.min(...pair), pairHi: Math.max(...pair) }, sportId, tx);
}

interface GroupPlace {
  location: string | null;
  area: string | null;
  city: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  currency?: string;
}

/**
 * The centre of a named area or city, never a person's own point: distances from it would locate them.
 * @throws AppError invalid, with suggestions
 */
export async function placeOfText(text: string): Promise<GroupPlace> {
  const { place, suggestions } = await resolvePlace(getGeocoder(), text);
  if (place) return toGroupPlace(place);
  const places = suggestions.slice(0, 3).map(({ label }) => label);
  throw invalidField(
    'location',
    places.length > 0
      ? say(texts, 'locationSuggestions', { places })
      : say(texts, 'locationNotFound'),
  );
}

/** The place of a profile's public area; null when the gazetteer does not know it. */
export async function placeOfArea(publicLocation: string | null): Promise<GroupPlace | null> {
  if (!publicLocation) return null;
  const { place } = await resolvePlace(getGeocoder(), publicLocation);
  return place ? toGroupPlace(place) : null;
}

function toGroupPlace(place: Place): GroupPlace {
  // A remote geocoder may return a house; use its cell instead.
  const point = place.kind === 'address' ? snapToCell(place) : place;
  const currency = currencyOf(place.countryCode);
  return {
    location: place.label.slice(0, 160),
    area: place.area,
    city: place.city,
    country: place.country,
    latitude: point.latitude,
    longitude: point.longitude,
    timeZone: place.timeZone,
    ...(currency && { currency }),
  };
}
