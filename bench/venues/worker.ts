import pg from 'pg';
import { GET } from '@/app/api/venues/nearby/route';
import { createRandom } from '@/bench/nearby/random';
import { CASES, PLACES, type Sample, WAYS, type Way } from '@/bench/venues/cases';
import { pool } from '@/lib/platform/db/pool';
import { nearbyVenuesTexts } from '@/lib/venues/repository/find-nearby';
import { findNearbyVenuesSchema } from '@/lib/venues/schema/find-nearby';
import { toNearbyVenuesQuery } from '@/lib/venues/service/find-nearby';

// One worker per population, because a process has one database pool. The parent measures them in turns.
const CALLS = 4;
const bare = new pg.Client({ connectionString: pool.options.connectionString });
const random = createRandom(1);

/** Each way returns how many venues it found, so that the two can be compared. */
const ask: Record<Way, (query: Record<string, string>) => Promise<number>> = {
  async bare(query) {
    const input = findNearbyVenuesSchema.parse(query);
    let found = 0;
    for (const { sql, parameters } of nearbyVenuesTexts(null, toNearbyVenuesQuery(input))) {
      found = (await bare.query(sql, [...parameters])).rows.length;
      if (found > input.limit) break;
    }
    return Math.min(found, input.limit);
  },
  async whole(query) {
    const url = `http://localhost:3000/api/venues/nearby?${new URLSearchParams(query)}`;
    const response = await GET(new Request(url), { params: Promise.resolve({}) });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const venues: unknown = await response.json();
    return Array.isArray(venues) ? venues.length : -1;
  },
};

async function measureRound(): Promise<Sample[]> {
  // The limit suits people. Its counting is part of the measurement, its refusals are not.
  await pool.query('TRUNCATE rate_limits');
  const samples: Sample[] = [];
  for (const one of CASES) {
    for (let call = 0; call < CALLS; call += 1) {
      const query = { ...PLACES[call % PLACES.length], ...one.query };
      const counts = new Set<number>();
      for (const way of [...WAYS].sort(() => random() - 0.5)) {
        const start = performance.now();
        const rows = await ask[way](query);
        samples.push({ case: one.name, way, ms: performance.now() - start, rows });
        counts.add(rows);
      }
      if (counts.size > 1) throw new Error(`${one.name}: the two ways found different venues`);
    }
  }
  return samples;
}

await bare.connect();
process.on('message', (message) => {
  if (message === 'round') {
    void measureRound().then((samples) => process.send?.(samples));
  } else {
    void Promise.all([bare.end(), pool.end()]).then(() => process.disconnect());
  }
});
process.send?.('ready');
