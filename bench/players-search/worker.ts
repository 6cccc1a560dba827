import { GET } from '@/app/api/players/route';
import { readCities } from '@/bench/cities';
import { DENSE_PLACES } from '@/bench/nearby/cases';
import { createRandom } from '@/bench/nearby/random';
import { type BenchCase, CASES, type Sample, WAYS, type Way } from '@/bench/players-search/cases';
import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { searchPlayersSchema } from '@/lib/users/schema/search-players';
import { searchPlayers } from '@/lib/users/service/search-players';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';

// One worker per population, because a process has one database pool. The parent measures them in turns.

const VIEWERS = 8;

const random = createRandom(1);

const createViewer = (at: GeoPoint): Promise<SignedIn> => createSignedIn({ at, play: [] });

async function createViewers(): Promise<Record<BenchCase['viewers'], SignedIn[]>> {
  const cities = await readCities(pool);
  const smallest = cities.slice(-VIEWERS * 40).filter((_, index) => index % 40 === 0);
  const dense: SignedIn[] = [];
  const sparse: SignedIn[] = [];
  for (let index = 0; index < VIEWERS; index += 1) {
    const home = DENSE_PLACES[index % DENSE_PLACES.length];
    const village = smallest[index];
    if (!home || !village) throw new Error('Every viewer needs a place');
    const spread = () => (random() - 0.5) * 0.06;
    dense.push(
      await createViewer({
        latitude: home.latitude + spread(),
        longitude: home.longitude + spread(),
      }),
    );
    sparse.push(await createViewer(village));
  }
  await pool.query('ANALYZE users, sessions');
  return { dense, sparse };
}

/** Each way returns how many people it found, so that the two can be compared. */
const ask: Record<Way, (viewer: SignedIn, query: Record<string, string>) => Promise<number>> = {
  async service(viewer, query) {
    return (await searchPlayers(viewer.actor, searchPlayersSchema.parse(query))).items.length;
  },
  async whole(viewer, query) {
    const url = `http://localhost:3000/api/players?${new URLSearchParams(query)}`;
    const request = new Request(url, { headers: { cookie: viewer.cookie } });
    const response = await GET(request, { params: Promise.resolve({}) });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const people: unknown = await response.json();
    return Array.isArray(people) ? people.length : -1;
  },
};

async function measureRound(viewers: Record<BenchCase['viewers'], SignedIn[]>): Promise<Sample[]> {
  // The limit of searches a minute suits people. Its counting is part of the measurement, its refusals are not.
  await pool.query('TRUNCATE rate_limits');
  const samples: Sample[] = [];
  for (const one of CASES) {
    for (const viewer of viewers[one.viewers]) {
      const counts = new Set<number>();
      for (const way of [...WAYS].sort(() => random() - 0.5)) {
        const start = performance.now();
        const rows = await ask[way](viewer, one.query);
        samples.push({ case: one.name, way, ms: performance.now() - start, rows });
        counts.add(rows);
      }
      if (counts.size > 1) throw new Error(`${one.name}: the two ways found different people`);
    }
  }
  return samples;
}

const viewers = await createViewers();
process.on('message', (message) => {
  if (message === 'round') {
    void measureRound(viewers).then((samples) => process.send?.(samples));
  } else {
    void pool.end().then(() => process.disconnect());
  }
});
process.send?.('ready');
