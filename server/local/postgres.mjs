import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureRole } from '../../scripts/app-role.mjs';
import { chooseAccount } from './account.mjs';
import { makeDataFolder } from './data-folder.mjs';
import { readJson } from './files.mjs';
import { APP_ROLE, ensureCluster, makePrivate, ROLE } from './pg-cluster.mjs';
import { locateNative } from './pg-native.mjs';
import { postgresService } from './pg-service.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort, portProblem } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';
import { createSupervisor } from './supervise.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATABASE = 'maidan';
const PORT_TRIES = 5;

/**
 * Starts the embedded Postgres of a data folder and restarts it when it ends by itself.
 * `fsync: false` is for tests only: faster, but a power cut may destroy the data.
 * The caller holds the lock of the data folder (or created the folder itself).
 * @param {{ dataDir: string, log?: (line: string) => void, fsync?: boolean,
 *   onGiveUp?: (error: Error) => void, signal?: AbortSignal, settings?: Record<string, string>, readyMs?: number }} options
 *   `settings` of Postgres are for this start alone
 * @returns {Promise<{ url: string, appUrl: string, stop: () => Promise<void> }>} Maidan's database: `url` as its owner, for
 *   migrations, and `appUrl` as the role of the product
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  fsync = true,
  onGiveUp = throwLater,
  signal,
  settings = {},
  readyMs,
}) {
  makeDataFolder(dataDir);
  // The real path, because it is compared with the working directory of a running server.
  const folder = realpathSync(dataDir);
  const base = join(folder, 'postgres');
  const account = chooseAccount(base);
  const native = locateNative(ROOT, account);
  makePrivate(base, account);
  const { database: password, databaseApp } = loadSecrets(folder);
  const data = await ensureCluster({ base, native, account, password, fsync, signal });
  const { supervisor, port } = await startOnFreePort(
    { folder, data, native, account, fsync, settings, readyMs },
    { log, onGiveUp },
  );
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify({ port }));
  try {
    await ensureDatabase(password, port, databaseApp);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return {
    url: databaseUrl(password, port),
    appUrl: databaseUrl(databaseApp, port, APP_ROLE),
    stop: () => supervisor.stop(),
  };
}

async function startOnFreePort(server, callbacks) {
  for (let tries = 1; ; tries += 1) {
    const supervisor = createSupervisor(callbacks);
    const port = await choosePort(server.folder);
    try {
      await supervisor.start(postgresService({ ...server, port }));
      return { supervisor, port };
    } catch (error) {
      await supervisor.stop();
      // Another program may have taken the port between the choice and the start.
      const isTaken = (await portProblem(port, ['127.0.0.1'])) !== undefined;
      if (!isTaken || tries === PORT_TRIES) throw error;
    }
  }
}

/** The URL of a data folder's database, running or not; undefined before its first start. */
export function rememberedUrl(dataDir) {
  const port = rememberedPort(dataDir);
  return port === undefined ? undefined : databaseUrl(loadSecrets(dataDir).database, port);
}

export async function recreateDatabase(url) {
  await withAdminClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

async function choosePort(folder) {
  const known = rememberedPort(folder);
  if (known !== undefined && (await portProblem(known, ['127.0.0.1'])) === undefined) return known;
  return freePort();
}

const rememberedPort = (folder) => readJson(join(folder, 'postgres.json'))?.port;

const databaseUrl = (password, port, role = ROLE) =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;

async function ensureDatabase(password, port, appPassword) {
  await withAdminClient(databaseUrl(password, port), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
    await ensureRole(client, APP_ROLE, appPassword);
  });
}

async function withAdminClient(url, work) {
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    if (error.code !== '28P01') throw error;
    throw new PlainError(
      'The database refuses the password in secrets.json. Restore that file from the same backup as the data.',
    );
  } finally {
    await client.end();
  }
}

function throwLater(error) {
  setImmediate(() => {
    throw error;
  });
}
