import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort, waitFor } from '@/bench/public-page/server';
import { migrate } from '../../scripts/migrate.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';

const SECRET = 'bench-secret-bench-secret-bench-secret';

export interface Product {
  url: string;
  databaseUrl: string;
  groupIds: number[];
  /** Milliseconds from an edit's response until the public page shows it, `count` times. */
  measureFreshness: (count: number) => Promise<number[]>;
  stop: () => Promise<void>;
}

// A signed-in creator, and groups with a game each: the data of a public group page.
const FILL = `
  WITH sport AS (INSERT INTO sports (name, icon, is_main) VALUES ('Cricket', '🏏', true) RETURNING id),
  person AS (
    INSERT INTO users (email, name, gender, latitude, longitude, updated_at)
    VALUES ('creator@example.test', 'Bench Creator', 'female', 31.5, 74.3, now()) RETURNING id
  ),
  made AS (
    INSERT INTO groups (name, description, sport_id, creator_id, area, city, latitude, longitude, updated_at)
    SELECT 'Group ' || n, 'Friendly games, all levels.', sport.id, person.id, 'Gulberg', 'Lahore', 31.5, 74.3, now()
    FROM sport, person, generate_series(1, $1::int) n RETURNING id, sport_id, creator_id
  ),
  members AS (
    INSERT INTO group_members (group_id, user_id, role) SELECT id, creator_id, 'creator' FROM made RETURNING group_id
  ),
  games AS (
    INSERT INTO games (group_id, sport_id, creator_id, title, starts_at, ends_at, location, calendar_uid, updated_at)
    SELECT id, sport_id, creator_id, 'Nets', now() + interval '3 days', now() + interval '3 days 90 minutes',
      'Corner ground', gen_random_uuid()::text, now() FROM made RETURNING id
  )
  SELECT array_agg(id ORDER BY id) AS ids, (SELECT id FROM person) AS "creatorId" FROM made`;

interface Filled {
  ids: number[];
  creatorId: number;
}

async function fill(url: string, groups: number, sid: string): Promise<Filled> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Filled>(FILL, [groups]);
    const [filled] = rows;
    if (!filled) throw new Error('nothing was filled');
    await client.query(
      `INSERT INTO sessions (sid, user_id, expire, sess) VALUES ($1, $2, now() + interval '1 hour', '{}')`,
      [sid, filled.creatorId],
    );
    return filled;
  } finally {
    await client.end();
  }
}

/** The built product on its own database. */
export async function startProduct(groups: number): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
  const database = await startPostgres({
    dataDir: join(folder, 'db'),
    fsync: false,
    log: () => undefined,
  });
  await migrate(database.url);
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('hex');
  const { ids } = await fill(database.url, groups, sid);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [resolve('dist/web.mjs'), '--port', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: SECRET,
      REALTIME_SECRET: SECRET,
      DATA_DIR: folder,
      UPLOAD_DIR: join(folder, 'uploads'),
      LOG_LEVEL: 'silent',
    },
  });
  // Not the health check, which fails without the sidecar.
  await waitFor(`${url}/api/sports`);
  return {
    url,
    databaseUrl: database.url,
    groupIds: ids,
    measureFreshness: (count) => measureFreshness(`${url}`, ids[0] ?? 0, token, count),
    stop: async () => {
      server.kill();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function measureFreshness(
  url: string,
  groupId: number,
  token: string,
  count: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const description = `Edited ${randomBytes(8).toString('hex')}`;
    const answer = await fetch(`${url}/api/groups/${groupId}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `next-auth.session-token=${token}`,
      },
      body: JSON.stringify({ description }),
    });
    if (!answer.ok) throw new Error(`the edit answered ${answer.status}`);
    const edited = performance.now();
    while (!(await (await fetch(`${url}/group/${groupId}`)).text()).includes(description)) {
      if (performance.now() - edited > 30_000) throw new Error('the edit never shows');
    }
    times.push(performance.now() - edited);
  }
  return times;
}
