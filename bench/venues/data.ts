import pg from 'pg';
import { createRandom } from '@/bench/nearby/random';
import { loadGazetteer } from '@/lib/geocoding/gazetteer';
import { SPORTS } from '@/lib/sports/constants';

const BATCH = 10_000;
const SEED = 20_261_121;
const KINDS = ['Ground', 'Courts', 'Arena', 'Club', 'Nets', 'Complex', 'Park', 'Hall'];
const AREAS = ['Gulberg', 'Model Town', 'Cantt', 'Johar Town', null];

/** Venues around the cities of one country, mostly the largest: denser than the real world. */
export async function fillWithVenues(url: string, count: number): Promise<void> {
  const { cities } = await loadGazetteer();
  const home = cities.filter(({ countryCode }) => countryCode === 'PK').slice(0, 200);
  const random = createRandom(SEED);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO sports (id, name, icon, is_main) SELECT id, name, emoji, "isMain"
       FROM json_to_recordset($1) AS s(id int, name text, emoji text, "isMain" boolean)`,
      [JSON.stringify(SPORTS)],
    );
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
        const city = home[Math.floor(home.length * random() ** 3)];
        if (!city) throw new Error('The gazetteer is empty');
        const sport = SPORTS[Math.floor(SPORTS.length * random() ** 2)] ?? SPORTS[0];
        return {
          name: `${KINDS[Math.floor(random() * KINDS.length)]} ${start + index}`,
          city: city.name,
          area: AREAS[Math.floor(random() * AREAS.length)],
          latitude: city.latitude + (random() + random() - 1) * 0.15,
          longitude: city.longitude + (random() + random() - 1) * 0.15,
          sports: [sport.name],
        };
      });
      await client.query(
        `INSERT INTO venues (name, address, city, area, latitude, longitude, sports, amenities, description)
         SELECT name, name || ', Main Road', city, area, latitude, longitude, sports, '{Parking,Lighting}',
           'Open from morning to night.'
         FROM jsonb_to_recordset($1::jsonb) AS v(name text, city text, area text, latitude float8, longitude float8,
           sports text[])`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('VACUUM ANALYZE venues');
  } finally {
    await client.end();
  }
}
