import { readCities } from '@/bench/cities';
import { createRandom } from '@/bench/nearby/random';
import { type BenchCase, type Sample, WAYS, type Way } from '@/bench/people/sample';
import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { SignedIn } from '@/tests/factories/sessions';

// One worker per population, because a process has one database pool. The parent measures them in turns.

export interface Viewer extends SignedIn {
  /** The dense place where the viewer does not live. */
  elsewhere: GeoPoint;
}

type Ask = (viewer: Viewer, query: Record<string, string>) => Promise<number>;

interface Measured {
  cases: readonly BenchCase[];
  create: (at: GeoPoint) => Promise<SignedIn>;
  /** Each way returns the number of people that it found, so that the two can be compared. */
  ask: Record<Way, Ask>;
}

const VIEWERS = 8;
const LAHORE = { latitude: 31.5497, longitude: 74.3436 };
const KARACHI = { latitude: 24.8608, longitude: 67.0104 };
const random = createRandom(1);

/** The route handler of a list, as a browser calls it. */
export function wholeCall(
  get: (
    request: Request,
    context: { params: Promise<Record<string, string>> },
  ) => Promise<Response>,
  path: string,
): Ask {
  return async ({ cookie }, query) => {
    const url = `http://localhost:3000${path}?${new URLSearchParams(query)}`;
    const response = await get(new Request(url, { headers: { cookie } }), {
      params: Promise.resolve({}),
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const people: unknown = await response.json();
    return Array.isArray(people) ? people.length : -1;
  };
}

async function createViewers({ create }: Measured): Promise<Record<string, Viewer[]>> {
  const cities = await readCities(pool);
  const smallest = cities.slice(-VIEWERS * 40).filter((_, index) => index % 40 === 0);
  const dense: Viewer[] = [];
  const sparse: Viewer[] = [];
  for (let index = 0; index < VIEWERS; index += 1) {
    const [home, elsewhere] = index % 2 === 0 ? [LAHORE, KARACHI] : [KARACHI, LAHORE];
    const spread = () => (random() - 0.5) * 0.06;
    const at = { latitude: home.latitude + spread(), longitude: home.longitude + spread() };
    dense.push({ ...(await create(at)), elsewhere });
    sparse.push({ ...(await create(smallest[index] ?? LAHORE)), elsewhere: LAHORE });
  }
  await pool.query('ANALYZE users, skips, sessions');
  return { dense, sparse };
}

async function measureRound(
  { cases, ask }: Measured,
  viewers: Record<string, Viewer[]>,
): Promise<Sample[]> {
  // The limit of searches per minute is for people. Its counting is part of the measurement, its refusals are not.
  await pool.query('TRUNCATE rate_limits');
  const samples: Sample[] = [];
  for (const { name, query, viewers: kind } of cases) {
    for (const viewer of viewers[kind] ?? []) {
      const counts = new Set<number>();
      for (const way of [...WAYS].sort(() => random() - 0.5)) {
        const start = performance.now();
        const rows = await ask[way](viewer, query);
        samples.push({ case: name, way, ms: performance.now() - start, rows });
        counts.add(rows);
      }
      if (counts.size > 1) throw new Error(`${name}: the two ways found different people`);
    }
  }
  return samples;
}

/** Replies to each 'round' message of the parent with samples. */
export async function serveRounds(measured: Measured): Promise<void> {
  const viewers = await createViewers(measured);
  process.on('message', (message) => {
    if (message === 'round') {
      void measureRound(measured, viewers).then((samples) => process.send?.(samples));
    } else {
      void pool.end().then(() => process.disconnect());
    }
  });
  process.send?.('ready');
}
