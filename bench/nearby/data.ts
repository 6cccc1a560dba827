import { type City, readCities } from '@/bench/cities';
import { createRandom } from '@/bench/nearby/random';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { SPORTS } from '@/lib/sports/constants';
import { insertSports } from '@/prisma/rows/sports';
import { onDatabase } from '@/tests/factories/on-database';

const BATCH = 20_000;
const SEED = 20_261_121;
/** Half of all people in one country: harsher than reality, because density makes a search slow. */
const HOME_COUNTRY = 'PK';
const KM_PER_DEGREE = 111.19;

interface Town extends GeoPoint {
  population: number;
  cumulative: number;
}

interface Person {
  name: string;
  bio: string;
  lat: number;
  lng: number;
  tags: string;
}

export interface Population {
  write: (index: number, random: () => number) => { name: string; bio: string };
  /** The indexes of users that the bench needs. The text search has its own, which take longest to build. */
  indexes: readonly string[];
}

const NAMELESS: Population = {
  write: (index) => ({
    name: `Player ${index}`,
    bio: 'Plays after work and at weekends, likes a fair game.',
  }),
  indexes: ['users_cell_tags_idx'],
};

const INDEXES = ['users_cell_tags_idx', 'users_area_search_idx', 'users_area_typo_keys_idx'];

function accumulate(places: (GeoPoint & { population: number })[]): Town[] {
  let cumulative = 0;
  return places.map(({ latitude, longitude, population }) => {
    cumulative += Math.max(population, 500);
    return { latitude, longitude, population, cumulative };
  });
}

function pick(towns: Town[], random: () => number): Town {
  const target = random() * (towns.at(-1)?.cumulative ?? 0);
  let low = 0;
  let high = towns.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((towns[middle]?.cumulative ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  const town = towns[low];
  if (!town) throw new Error('There is no town');
  return town;
}

/** Normally distributed around the town: a city of ten million spreads over about 10 km, a village over one. */
function scatter(town: Town, random: () => number): GeoPoint {
  const spreadKm = 0.8 + 9 * Math.sqrt(Math.min(1, town.population / 10_000_000));
  const length = Math.sqrt(-2 * Math.log(1 - random())) * spreadKm;
  const angle = 2 * Math.PI * random();
  const latitude = town.latitude + (length * Math.cos(angle)) / KM_PER_DEGREE;
  const shrink = Math.max(0.05, Math.cos((town.latitude * Math.PI) / 180));
  const longitude = town.longitude + (length * Math.sin(angle)) / (KM_PER_DEGREE * shrink);
  return {
    latitude: Math.max(-90, Math.min(90, latitude)),
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  };
}

/** One to four sports, popular ones more often: about 44 % play cricket, about 1 % the rarest sport. */
function chooseTags(random: () => number): string {
  const order = ['Cricket', 'Soccer', 'Badminton', 'Running', 'Gym Workout', 'Tennis'];
  const ranked = [...SPORTS].sort(
    (a, b) => (order.indexOf(a.name) + 1 || 99) - (order.indexOf(b.name) + 1 || 99),
  );
  const chosen = new Set<number>();
  const wanted = 1 + Math.floor(random() * random() * 4);
  while (chosen.size < wanted) {
    const rank = Math.min(ranked.length - 1, Math.floor(ranked.length * random() ** 2.6));
    chosen.add(ranked[rank]?.id ?? 1);
  }
  const tags = [...chosen].flatMap((id) => [id * 10, id * 10 + 1 + Math.floor(random() * 4)]);
  return `{${tags.join(',')}}`;
}

function createPeople(
  cities: City[],
  count: number,
  write: Population['write'],
): Generator<Person> {
  const home = accumulate(cities.filter(({ countryCode }) => countryCode === HOME_COUNTRY));
  const world = accumulate(cities.filter(({ countryCode }) => countryCode !== HOME_COUNTRY));
  const random = createRandom(SEED);
  return (function* generate() {
    for (let index = 0; index < count; index += 1) {
      const point = scatter(pick(random() < 0.5 ? home : world, random), random);
      yield {
        ...write(index, random),
        lat: point.latitude,
        lng: point.longitude,
        tags: chooseTags(random),
      };
    }
  })();
}

// Computes the cells, too, which is the work of a trigger otherwise.
const INSERT_PEOPLE = `
  INSERT INTO users (email, name, bio, gender, latitude, longitude, cell_latitude, cell_longitude, cell_g3, public_location, tags)
  SELECT gen_random_uuid() || '@example.test', p.name, p.bio, 'other', p.lat, p.lng,
    geo_cell_lat(p.lat), geo_cell_lng(p.lat, p.lng), geo_cell(p.lat, p.lng), 'Somewhere, Pakistan', p.tags::int[]
  FROM json_to_recordset($1) AS p(name text, bio text, lat float8, lng float8, tags text)`;

// The bulk equivalent of the triggers of user_sports.
const INSERT_SPORTS = `
  INSERT INTO user_sports (user_id, sport_id, skill_level)
  SELECT u.id, tag / 10, (enum_range(NULL::skill_level))[tag % 10]
  FROM users u CROSS JOIN unnest(u.tags) AS tag WHERE tag % 10 > 0`;

/** Fills an empty, migrated database with people: half around the cities of one country, half around those of the world. */
export async function fillWithPeople(
  url: string,
  count: number,
  { write, indexes: wanted }: Population = NAMELESS,
): Promise<void> {
  await onDatabase(url, async (client) => {
    // Loads without foreign keys and triggers; the indexes are built once at the end.
    await client.query(
      'SET session_replication_role = replica; SET maintenance_work_mem = "512MB"',
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE indexname = ANY ($1)`,
      [INDEXES],
    );
    if (indexes.length < INDEXES.length) throw new Error('An index of people has another name now');
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await insertSports(client);
    let batch: Person[] = [];
    const flush = async () => {
      await client.query(INSERT_PEOPLE, [JSON.stringify(batch)]);
      batch = [];
    };
    for (const person of createPeople(await readCities(client), count, write)) {
      if (batch.push(person) === BATCH) await flush();
    }
    if (batch.length > 0) await flush();
    await client.query(INSERT_SPORTS);
    for (const { name, definition } of indexes) {
      if (wanted.includes(name)) await client.query(definition);
    }
    await client.query('VACUUM ANALYZE');
  });
}
