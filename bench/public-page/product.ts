import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, waitFor } from '@/bench/public-page/server';
import { insertForIds, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { createCrowd } from '@/tests/factories/crowd';
import { hoursFromNow } from '@/tests/factories/dates';
import { onDatabase } from '@/tests/factories/on-database';
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

/** A signed-in creator, and groups with a game each: the data of a public group page. */
async function fill(url: string, count: number): Promise<{ groupIds: number[]; cookie: string }> {
  return onDatabase(url, async (client) => {
    const { ids, cookies } = await createCrowd(client, 1);
    const [userId = 0] = ids;
    await insertSports(client);
    const group = {
      description: 'Friendly games, all levels.',
      sportId: sportId('Cricket'),
      creatorId: userId,
      area: 'Gulberg',
      city: 'Lahore',
      latitude: 31.5,
      longitude: 74.3,
    };
    const groupIds = await insertForIds(
      client,
      'groups',
      Array.from({ length: count }, (_, n) => ({ ...group, name: `Group ${n + 1}` })),
    );
    const members = groupIds.map((groupId) => ({ groupId, userId, role: 'creator' as const }));
    await insertRows(client, 'groupMembers', members);
    const game = {
      sportId: group.sportId,
      creatorId: userId,
      title: 'Nets',
      startsAt: hoursFromNow(72),
      endsAt: hoursFromNow(73.5),
      location: 'Corner ground',
    };
    await insertRows(
      client,
      'games',
      groupIds.map((groupId) => ({ ...game, groupId })),
    );
    return { groupIds, cookie: cookies[0] ?? '' };
  });
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
  const { groupIds, cookie } = await fill(database.url, groups);
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
    groupIds,
    measureFreshness: (count) => measureFreshness(url, groupIds[0] ?? 0, cookie, count),
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
  cookie: string,
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
        Cookie: cookie,
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
