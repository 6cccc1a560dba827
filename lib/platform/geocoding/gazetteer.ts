import { countryName } from './fixed-lists';
import { foldKey } from './fold.mjs';
import type { Place, PlaceMatch } from './schema';
import { timeZoneAt } from './time-zone';

const BIG_POPULATION_MIN = 100_000;

export interface City {
  geonameId: number;
  name: string;
  countryCode: string;
  province: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

export interface Area {
  name: string;
  city: City;
  latitude: number;
  longitude: number;
}

/** A name under which a city or an area is found; aliases are further entries for the same target. */
export interface NameEntry {
  key: string;
  target: City | Area;
}

export interface Gazetteer {
  /** Most populous first. */
  cities: City[];
  areas: Area[];
  /** Fixed cities, areas and aliases: a mistyped name is compared with these first. */
  curated: NameEntry[];
  /** Cities big enough that a mistyped name may mean them from anywhere in the world. */
  big: NameEntry[];
  names: NameEntry[];
}

export function isArea(target: City | Area): target is Area {
  return 'city' in target;
}

let loading: Promise<Gazetteer> | undefined;

/** The built-in places, loaded on first use: 1.5 MB that processes without searches do not need. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= readGazetteer();
  return loading;
}

async function readGazetteer(): Promise<Gazetteer> {
  const [places, areaRows, aliases, fixedCities] = await Promise.all([
    import('./data/places.json'),
    import('./data/areas.json'),
    import('./data/aliases.json'),
    import('./data/fixed-cities.json'),
  ]);
  const cities = places.default.rows.map((row) => toCity(row, places.default.provinces));
  const cityByPath = new Map<string, City>();
  for (const city of cities) {
    const path = `${city.countryCode}/${city.name}`;
    // Most populous first, because the first of a name is the one people mean.
    if (!cityByPath.has(path)) cityByPath.set(path, city);
  }
  const areas = areaRows.default.map(({ country, city, name, latitude, longitude }) => {
    return { name, latitude, longitude, city: requireTarget(cityByPath, `${country}/${city}`) };
  });
  const areaByPath = new Map(areas.map((area) => [areaPath(area), area]));
  const targets = new Map<string, City | Area>([...cityByPath, ...areaByPath]);

  const aliasNames = Object.entries(aliases.default).flatMap(([path, names]) =>
    names.map((name) => ({ key: foldKey(name), target: requireTarget(targets, path) })),
  );
  const fixed = Object.entries(fixedCities.default).flatMap(([country, names]) =>
    names.map((name) => toEntry(requireTarget(cityByPath, `${country}/${name}`))),
  );
  const areaNames = areas.map(toEntry);
  const cityNames = cities.map(toEntry);
  const bigCount = cities.filter(({ population }) => population >= BIG_POPULATION_MIN).length;
  return {
    cities,
    areas,
    curated: [...fixed, ...areaNames, ...aliasNames],
    big: cityNames.slice(0, bigCount),
    names: [...areaNames, ...aliasNames, ...cityNames],
  };
}

function toEntry(target: City | Area): NameEntry {
  return { key: foldKey(target.name), target };
}

function areaPath({ city, name }: Area): string {
  return `${city.countryCode}/${city.name}/${name}`;
}

function requireTarget<T>(targets: Map<string, T>, path: string): T {
  const target = targets.get(path);
  // Only a mistake in the committed data can lead here, and a test reads all of it.
  if (target === undefined) throw new Error(`The gazetteer has no ${path}`);
  return target;
}

function toCity(row: string, provinces: string[]): City {
  const [id = '', name = '', countryCode = '', province = '', latitude, longitude, population] =
    row.split('|');
  return {
    geonameId: Number(id),
    name,
    countryCode,
    province: province === '' ? null : (provinces[Number(province)] ?? null),
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
}

/** A city or an area as a `Place`. */
export function toPlace(target: City | Area, match: PlaceMatch): Place {
  const city = isArea(target) ? target.city : target;
  const area = isArea(target) ? target.name : null;
  const country = countryName(city.countryCode);
  const province = city.province === city.name ? null : city.province;
  return {
    id: isArea(target) ? areaId(target) : `city:${city.geonameId}`,
    label: joinParts(area, city.name, needsProvince(city) ? province : null, country),
    address: joinParts(area, city.name, province, country),
    kind: isArea(target) ? 'area' : 'city',
    area,
    city: city.name,
    province,
    country,
    countryCode: city.countryCode,
    latitude: target.latitude,
    longitude: target.longitude,
    timeZone: timeZoneAt(target),
    match,
  };
}

function areaId({ city, name }: Area): string {
  const slug = [city.countryCode, city.name, name].join(' ').toLowerCase();
  return `area:${slug.replace(/[^a-z0-9]+/g, '-')}`;
}

// Countries where people add the state to a town, because many towns share a name.
const PROVINCE_IN_LABEL = new Set(['US', 'CA', 'AU']);

function needsProvince(city: City): boolean {
  return PROVINCE_IN_LABEL.has(city.countryCode);
}

export function joinParts(...parts: (string | null | undefined)[]): string {
  const present = parts.filter((part): part is string => Boolean(part));
  return present.filter((part, index) => part !== present[index - 1]).join(', ');
}
