import { z } from 'zod';
import { city } from '@/lib/platform/city/city';
import { ownPlaceName } from '@/lib/platform/geo/place-name';
import { isGeoPoint } from '@/lib/platform/geo/point';

export const searchCentreSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** True when the person has no stored position and the screen uses the city's centre instead. */
  isFallback: z.boolean(),
  /** The name of the place on screen: the typed text or the nearest named area, else that of the city; null when unnamed. */
  label: z.string().nullable(),
});

export type SearchCentre = z.infer<typeof searchCentreSchema>;

interface Placed {
  latitude: number | null;
  longitude: number | null;
  location: string | null;
  publicLocation: string | null;
}

/** The centre when the device's position is unknown: the person's own place. Null stands for a guest. */
export function toSearchCentre(person: Placed | null): SearchCentre {
  if (!person || !isGeoPoint(person)) {
    return { ...city().centre, isFallback: true, label: city().name };
  }
  const { latitude, longitude } = person;
  return { latitude, longitude, isFallback: false, label: ownPlaceName(person) };
}
