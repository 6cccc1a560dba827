import { invalidField } from '@/lib/platform/errors/app-error';
import { AREAS_BY_CITY } from '@/lib/platform/geocoding/fixed-lists';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import type { Said } from '@/lib/platform/language/say';

/** The city and area of the fixed lists that the text names, for the directory's filter. */
export function placeOf(location: string | null): { area: string | null; city: string | null } {
  const text = location?.toLowerCase() ?? '';
  const names = (name: string) => text.includes(name.toLowerCase());
  const cities = Object.keys(AREAS_BY_CITY);
  const city = cities.find(names) ?? null;
  const searched = city ? [city] : cities;
  for (const candidate of searched) {
    const area = AREAS_BY_CITY[candidate]?.find(names);
    if (area) return { area, city: candidate };
  }
  return { area: null, city };
}

/** The venue of a session; where none is chosen, the coach's only one. @throws AppError invalid, with the words of `refusal` */
export function venueOf(
  venues: readonly { id: number }[],
  chosen: number | null | undefined,
  refusal: Said,
): number | null {
  if (chosen === undefined) return venues.length === 1 ? (venues[0]?.id ?? null) : null;
  if (chosen === null || venues.some(({ id }) => id === chosen)) return chosen;
  throw invalidField('venueId', refusal);
}

interface SessionAt {
  venue: { id: number; name: string; area: string | null; city: string } | null;
  coachLocation: string | null;
}

/** The place of a session or class: the venue, else the coach's area. */
export function sessionPlace({ venue, coachLocation }: SessionAt) {
  if (!venue) return coachLocation === null ? null : { venueId: null, name: coachLocation };
  const name = [venue.name, venue.area, venue.city].filter(Boolean).join(', ');
  return { venueId: venue.id, name };
}

/** The time zone of the place that the text names, by which a coach's hours are meant; null for no known place. */
export async function zoneOf(location: string | null): Promise<string | null> {
  if (!location) return null;
  const { place } = await resolvePlace(getGeocoder(), location);
  return place?.timeZone ?? null;
}
