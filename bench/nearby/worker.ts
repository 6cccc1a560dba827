import pg from 'pg';
import { GET } from '@/app/api/users/nearby/route';
import { readCities } from '@/bench/cities';
import {
  type BenchCase,
  CASES,
  DENSE_PLACES,
  type Sample,
  WAYS,
  type Way,
} from '@/bench/nearby/cases';
import { createRandom } from '@/bench/nearby/random';
import type { Actor } from '@/lib/platform/auth/actor';
import { pool } from '@/lib/platform/db/pool';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findNearest, toValues } from '@/lib/users/repository/find-nearby';
import { findNearbyUsersSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers, toNearbyPeopleQuery } from '@/lib/users/service/list-nearby';
import { createSignedIn } from '@/tests/factories/sessions';

// One worker per population, because a process has one database pool. The parent measures them in turns.

const VIEWERS = 8;
const DECIDED_BEFORE = 100;

interface Viewer {
  actor: Actor;
  cookie: string;
  /** The dense place where the viewer does not live. */
  elsewhere: GeoPoint;
}

const bare = new pg.Client({ connectionString: pool.options.connectionString });
const random = createRandom(1);

async function createViewer(at: GeoPoint, elsewhere: GeoPoint): Promise<Viewer> {
  const { user, actor, cookie } = await createSignedIn({ at, play: [] });
  // Like an existing user, who has already decided about the nearest people.
  await pool.query(
    `INSERT INTO skips (user_id, skipped_id)
     SELECT $1, id FROM users WHERE discoverable AND id <> $1
     ORDER BY cell_g3 <-> geo_cell($2, $3) LIMIT ${DECIDED_BEFORE}`,
    [user.id, at.latitude, at.longitude],
  );
  return { actor, cookie, elsewhere };
}

async function createViewers(): Promise<Record<BenchCase['viewers'], Viewer[]>> {
  const cities = await readCities(pool);
  const smallest = cities.slice(-VIEWERS * 40).filter((_, index) => index % 40 === 0);
  const [lahore, karachi] = DENSE_PLACES;
  if (!lahore || !karachi) throw new Error('Two dense places are needed');
  const dense: Viewer[] = [];
  const sparse: Viewer[] = [];
  for (let index = 0; index < VIEWERS; index += 1) {
    const [home, other] = index % 2 === 0 ? [lahore, karachi] : [karachi, lahore];
    const spread = () => (random() - 0.5) * 0.06;
    const at = { latitude: home.latitude + spread(), longitude: home.longitude + spread() };
    dense.push(await createViewer(at, other));
    sparse.push(await createViewer(smallest[index] ?? lahore, lahore));
  }
  await pool.query('ANALYZE users, skips, sessions');
  return { dense, sparse };
}

function toQuery(one: BenchCase, viewer: Viewer): Record<string, string> {
  if (one.query.latitude !== 'other') return one.query;
  const { latitude, longitude } = viewer.elsewhere;
  return { ...one.query, latitude: String(latitude), longitude: String(longitude) };
}

/** Each way returns how many people it found, so that the three can be compared. */
const ask: Record<Way, (viewer: Viewer, query: Record<string, string>) => Promise<number>> = {
  async bare(viewer, query) {
    const input = await toNearbyPeopleQuery(findNearbyUsersSchema.parse(query));
    const { sql, parameters } = findNearest.toText(toValues(viewer.actor.userId, input));
    const { rows } = await bare.query(sql, [...parameters]);
    return Math.min(rows.length, input.limit - 1);
  },
  async service(viewer, query) {
    const page = await listNearbyUsers(viewer.actor, findNearbyUsersSchema.parse(query));
    return page.items.length;
  },
  async whole(viewer, query) {
    const url = `http://localhost:3000/api/users/nearby?${new URLSearchParams(query)}`;
    const request = new Request(url, { headers: { cookie: viewer.cookie } });
    const response = await GET(request, { params: Promise.resolve({}) });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const people: unknown = await response.json();
    return Array.isArray(people) ? people.length : -1;
  },
};

async function measureRound(viewers: Record<BenchCase['viewers'], Viewer[]>): Promise<Sample[]> {
  // The limit of 600 reads a minute suits people. Its counting is part of the measurement, its refusals are not.
  await pool.query('TRUNCATE rate_limits');
  const samples: Sample[] = [];
  for (const one of CASES) {
    for (const viewer of viewers[one.viewers]) {
      const query = toQuery(one, viewer);
      const counts = new Set<number>();
      for (const way of [...WAYS].sort(() => random() - 0.5)) {
        const start = performance.now();
        const rows = await ask[way](viewer, query);
        samples.push({ case: one.name, way, ms: performance.now() - start, rows });
        counts.add(rows);
      }
      if (counts.size > 1) throw new Error(`${one.name}: the three ways found different people`);
    }
  }
  return samples;
}

await bare.connect();
const viewers = await createViewers();
process.on('message', (message) => {
  if (message === 'round') {
    void measureRound(viewers).then((samples) => process.send?.(samples));
  } else {
    void Promise.all([bare.end(), pool.end()]).then(() => process.disconnect());
  }
});
process.send?.('ready');
