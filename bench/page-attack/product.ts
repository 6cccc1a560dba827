import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { insertForIds, insertRows } from '@/prisma/rows/insert-rows';
import { insertSports, sportId } from '@/prisma/rows/sports';
import { hoursFromNow } from '@/tests/factories/dates';
import { createManyUsers } from '@/tests/factories/many-users';
import { onDatabase } from '@/tests/factories/on-database';
import { migrate } from '../../scripts/migrate.mjs';
import { freePort } from '../../server/local/ports.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';
import { waitUntil } from '../../server/local/processes.mjs';

const SECRET = 'bench-secret-bench-secret-bench-secret';

export interface Product {
  url: string;
  groupIds: number[];
  stop: () => Promise<void>;
}

/** Groups with a game each: the data of a public group page. */
async function fill(url: string, count: number): Promise<number[]> {
  return onDatabase(url, async (client) => {
    const [userId = 0] = (await createManyUsers(client, 1)).ids;
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
    return groupIds;
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
  const groupIds = await fill(database.url, groups);
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
  const answers = () =>
    fetch(`${url}/api/sports`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (!(await waitUntil(answers, 60_000))) throw new Error(`${url} does not answer`);
  return {
    url,
    groupIds,
    stop: async () => {
      server.kill();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
