import { GROUP_CITIES } from '@/lib/groups/constants';
import { city } from '@/lib/platform/city/city';
import { LAHORE } from '@/lib/platform/city/lahore';
import { normalizeLongitude } from '@/lib/platform/geo/point';
import { findPlacesInFrame } from '@/lib/platform/geocoding/repository';

/** Degrees of latitude: some 150 km. */
const NEAR_DEGREES = 1.35;

/** What the location select offers beside 'nearby': a fixed list in Lahore, elsewhere the city and the largest ones around it. */
export async function groupCities(): Promise<readonly string[]> {
  const { name, centre } = city();
  if (name === LAHORE.name) return GROUP_CITIES;
  const { latitude, longitude } = centre;
  const wide = NEAR_DEGREES / Math.cos((latitude * Math.PI) / 180);
  const near = await findPlacesInFrame(
    {
      south: Math.max(-90, latitude - NEAR_DEGREES),
      north: Math.min(90, latitude + NEAR_DEGREES),
      west: normalizeLongitude(longitude - wide),
      east: normalizeLongitude(longitude + wide),
    },
    { withAreas: false, limit: GROUP_CITIES.length },
  );
  const names = new Set([name, ...near.map((place) => place.city)]);
  return [...names].slice(0, GROUP_CITIES.length);
}
