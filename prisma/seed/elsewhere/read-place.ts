import type { ClientBase } from 'pg';
import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { countryName } from '@/lib/platform/geocoding/country-name';
import { currencyOf } from '@/lib/platform/geocoding/currency';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { NEIGHBOURHOODS } from '../data/areas';
import { LAHORE, roundPoint, type SamplePlace } from '../place';
import { at } from '../random';
import { insteadOfCricket } from './sports';

interface Area extends GeoPoint {
  name: string;
}

interface City extends GeoPoint {
  city: string;
  country_code: string;
  population: number;
}

const LAHORE_ID = 'city:1172451';
const AREA_KM_MAX = 10;
const AREAS_MAX = 12;
/** Fewer names do not make a city. */
const AREAS_MIN = 3;

const STREETS = ['Station Road', 'Park Road', 'Market Street', 'Hill Road', 'School Lane'];

/**
 * The place of a sample around a city of the gazetteer.
 * @param id of the table `places`
 * @throws Error when there is no such city
 */
export async function readPlace(client: ClientBase, id: string): Promise<SamplePlace> {
  if (id === LAHORE_ID) return LAHORE;
  const { rows } = await client.query<City>(
    'SELECT city, country_code, latitude, longitude, population FROM places WHERE id = $1 AND area IS NULL',
    [id],
  );
  const [city] = rows;
  if (!city) throw new Error(`The gazetteer has no city ${id}.`);
  const { areas, scale } = spread(city, await readAreas(client, id));
  const ofName = new Map<string, Area>();
  for (const { area } of NEIGHBOURHOODS) {
    if (area !== null && !ofName.has(area)) ofName.set(area, at(areas, ofName.size % areas.length));
  }
  const country = countryName(city.country_code);
  return {
    neighbourhoods: NEIGHBOURHOODS.map((one, index) => ({
      ...one,
      ...pointOf(ofName.get(one.area ?? '') ?? city),
      spreadKm: one.spreadKm * scale,
      streets: STREETS.map((_, turn) => at(STREETS, (index + turn) % STREETS.length)).slice(0, 3),
      scale,
    })),
    timeZone: timeZoneAt(city),
    insteadOfCricket: insteadOfCricket(city.country_code),
    there: {
      city: city.city,
      country,
      currency: currencyOf(city.country_code) ?? 'USD',
      names: {
        ...Object.fromEntries(NEIGHBOURHOODS.map((one) => [one.city, city.city])),
        ...Object.fromEntries([...ofName].map(([name, area]) => [name, area.name])),
        Pakistan: country,
      },
    },
  };
}

const pointOf = ({ latitude, longitude }: GeoPoint) => roundPoint({ latitude, longitude });

/** The gazetteer's areas of the city, else the smaller places around it in the same province: nearest first. */
async function readAreas(client: ClientBase, id: string): Promise<Area[]> {
  const { rows } = await client.query<Area & { is_area: boolean; km: number }>(
    `SELECT coalesce(p.area, p.city) AS name, p.latitude, p.longitude, p.area IS NOT NULL AS is_area,
       (p.g3 <-> c.g3) / 1000 AS km
     FROM places c JOIN places p ON p.country_code = c.country_code AND p.id <> c.id
       AND (p.area IS NOT NULL AND p.city = c.city
         OR p.area IS NULL AND p.province IS NOT DISTINCT FROM c.province AND p.population < c.population / 2)
     WHERE c.id = $1 ORDER BY km, p.position`,
    [id],
  );
  const near = rows.filter(({ km }) => km < AREA_KM_MAX);
  const named = near.filter(({ is_area: isArea }) => isArea);
  return (named.length > 0 ? named : near).slice(0, AREAS_MAX);
}

/**
 * Without names the areas are the sides of the city, nearer to the centre in a small one: the sample knows no coasts. `scale`
 * says how far people and venues are from the middle of theirs.
 */
function spread(city: City, near: Area[]): { areas: Area[]; scale: number } {
  const centre = { ...pointOf(city), name: 'City Centre' };
  if (near.length >= AREAS_MIN) return { areas: [centre, ...near], scale: 0.8 };
  const reachKm = Math.min(4.5, Math.max(0.9, Math.sqrt(city.population) * 0.003));
  const sides = ['North', 'East', 'South', 'West'].map((side, index) => ({
    ...pointAway(city, reachKm, index * 90),
    name: `${side} Side`,
  }));
  return { areas: [centre, ...sides], scale: reachKm * 0.45 };
}
