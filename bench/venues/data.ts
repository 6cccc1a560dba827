import { readCities } from '@/bench/cities';
import { createRandom } from '@/bench/nearby/random';
import { SPORTS } from '@/lib/sports/constants';
import { insertRows } from '@/prisma/rows/insert-rows';
import { insertSports } from '@/prisma/rows/sports';
import { onDatabase } from '@/tests/factories/on-database';

const BATCH = 10_000;
const SEED = 20_261_121;
const KINDS = ['Ground', 'Courts', 'Arena', 'Club', 'Nets', 'Complex', 'Park', 'Hall'];
const AREAS = ['Gulberg', 'Model Town', 'Cantt', 'Johar Town', null];

/** Venues around the cities of one country, mostly the largest: denser than the real world. */
export async function fillWithVenues(url: string, count: number): Promise<void> {
  const random = createRandom(SEED);
  await onDatabase(url, async (client) => {
    const cities = await readCities(client);
    const home = cities.filter(({ countryCode }) => countryCode === 'PK').slice(0, 200);
    await insertSports(client);
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
        const city = home[Math.floor(home.length * random() ** 3)];
        if (!city) throw new Error('There is no city');
        const sport = SPORTS[Math.floor(SPORTS.length * random() ** 2)] ?? SPORTS[0];
        const name = `${KINDS[Math.floor(random() * KINDS.length)]} ${start + index}`;
        return {
          name,
          address: `${name}, Main Road`,
          city: city.name,
          area: AREAS[Math.floor(random() * AREAS.length)] ?? null,
          latitude: city.latitude + (random() + random() - 1) * 0.15,
          longitude: city.longitude + (random() + random() - 1) * 0.15,
          sports: [sport.name],
          amenities: ['Parking', 'Lighting'],
          description: 'Open from morning to night.',
        };
      });
      await insertRows(client, 'venues', rows);
    }
    await client.query('VACUUM ANALYZE venues');
  });
}
