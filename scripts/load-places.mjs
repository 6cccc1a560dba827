// Fills the table `places` from prisma/places. Part of every run of scripts/migrate.mjs.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { foldKey } from '../lib/platform/geocoding/fold.mjs';
import { PlainError } from '../server/local/plain-error.mjs';

const PLACES = new URL('../prisma/places/', import.meta.url);
const GEOCODING = new URL('../lib/platform/geocoding/', import.meta.url);
/** Everything that affects the rows, including the code that makes them. */
const SOURCES = {
  places: new URL('places.json', PLACES),
  areas: new URL('data/areas.json', GEOCODING),
  aliases: new URL('aliases.json', PLACES),
  fixedCities: new URL('data/fixed-cities.json', GEOCODING),
  folding: new URL('fold.mjs', GEOCODING),
  loading: new URL(import.meta.url),
};
const STATE_KEY = 'places';
const BATCH = 10_000;

const INSERT_PLACES = `
  INSERT INTO places (position, id, area, city, province, country_code, latitude, longitude, population, keys, listed_keys)
  SELECT position, id, area, city, province, country_code, latitude, longitude, population, keys, listed_keys
  FROM json_to_recordset($1) AS p(position int, id text, area text, city text, province text, country_code text,
    latitude float8, longitude float8, population int, keys text[], listed_keys text[])`;

const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = 'places'::regclass AND NOT indisunique ORDER BY indexrelid`;

const KEEP_VERSION = `
  INSERT INTO app_states (key, value) VALUES ($1, jsonb_build_object('version', $2::text))
  ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now()`;

/**
 * Replaces the rows unless they were made from the same sources. The caller holds the lock of the migrations.
 * @param {import('pg').Client} client the owner of the tables
 * @throws PlainError the rows are then those from before
 */
export async function loadPlaces(client) {
  const version = sourcesVersion();
  const { rowCount } = await client.query(
    "SELECT FROM app_states WHERE key = $1 AND value->>'version' = $2",
    [STATE_KEY, version],
  );
  if (rowCount) return;
  const places = readPlaces();
  try {
    await client.query('BEGIN');
    await client.query('TRUNCATE places');
    await withoutIndexes(client, async () => {
      for (let start = 0; start < places.length; start += BATCH) {
        await client.query(INSERT_PLACES, [JSON.stringify(places.slice(start, start + BATCH))]);
      }
    });
    await client.query('ANALYZE places');
    await client.query(KEEP_VERSION, [STATE_KEY, version]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new PlainError(`The places could not be loaded: ${error.message}`);
  }
}

/**
 * Building the indexes of a full table takes half as long as adding each row to them. Other readers wait for the transaction.
 */
async function withoutIndexes(client, fill) {
  const { rows: indexes } = await client.query(INDEXES);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
}

function sourcesVersion() {
  const hash = createHash('sha256');
  for (const source of Object.values(SOURCES)) hash.update(readFileSync(source));
  return hash.digest('hex');
}

const readJson = (source) => JSON.parse(readFileSync(source, 'utf8'));

/** The rows of the table: areas first, then cities, most populous first. */
export function readPlaces() {
  const { provinces, rows } = readJson(SOURCES.places);
  const cities = toCities(rows, provinces);
  const cityByPath = new Map();
  for (const city of cities) {
    const path = `${city.country_code}/${city.city}`;
    // Most populous first, because people mean the largest place of a name.
    if (city.area === null && !cityByPath.has(path)) cityByPath.set(path, city);
  }
  const areas = readJson(SOURCES.areas).map((area) =>
    toArea(area, requirePlace(cityByPath, `${area.country}/${area.city}`)),
  );
  const placeByPath = new Map(cityByPath);
  for (const area of areas) {
    placeByPath.set(`${area.country_code}/${area.city}/${area.area}`, area);
  }
  for (const [country, names] of Object.entries(readJson(SOURCES.fixedCities))) {
    for (const name of names) {
      const city = requirePlace(cityByPath, `${country}/${name}`);
      city.listed_keys.push(...city.keys);
    }
  }
  for (const [path, names] of Object.entries(readJson(SOURCES.aliases))) {
    const place = requirePlace(placeByPath, path);
    const keys = names.map(foldKey);
    place.keys.push(...keys);
    place.listed_keys.push(...keys);
  }
  // Of a suburb that is also a listed area, the area is kept.
  const isListed = ({ country_code, city, area }) =>
    area !== null && placeByPath.has(`${country_code}/${city}/${area}`);
  return [...areas, ...cities.filter((place) => !isListed(place))].map((place, position) => ({
    ...place,
    position,
  }));
}

function requirePlace(places, path) {
  const place = places.get(path);
  // Only an error in the committed data can cause this.
  if (!place) throw new PlainError(`The data of the places has no ${path}.`);
  return place;
}

/** A suburb becomes an area of its city, and keeps its own id and size. */
function toCities(rows, provinces) {
  const cities = rows.map((row) => toCity(row, provinces));
  const nameById = new Map(cities.map(({ id, city }) => [id, city]));
  return cities.map(({ part_of, ...place }) =>
    part_of === undefined
      ? place
      : { ...place, area: place.city, city: nameById.get(`city:${part_of}`) },
  );
}

function toCity(row, provinces) {
  const [geonameId, name, countryCode, province, latitude, longitude, population, part_of] =
    row.split('|');
  return {
    id: `city:${geonameId}`,
    area: null,
    city: name,
    part_of,
    province: province === '' ? null : (provinces[Number(province)] ?? null),
    country_code: countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    keys: [foldKey(name)],
    listed_keys: [],
  };
}

function toArea({ name, latitude, longitude }, city) {
  const slug = [city.country_code, city.city, name].join(' ').toLowerCase();
  return {
    ...city,
    id: `area:${slug.replace(/[^a-z0-9]+/g, '-')}`,
    area: name,
    latitude,
    longitude,
    keys: [foldKey(name)],
    listed_keys: [foldKey(name)],
  };
}
