import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { chooseAccount } from './account.mjs';
import { spawnGuarded, stopGuarded } from './guarded.mjs';
import { cleanEnvironment, ensureCluster, makePrivate, ownPath, ROLE } from './pg-cluster.mjs';
import { locateNative, program } from './pg-native.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort, portProblem } from './ports.mjs';
import { isPostgresOf, waitUntil } from './processes.mjs';
import { loadSecrets } from './secrets.mjs';
import { createSupervisor } from './supervise.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATABASE = 'maidan';
const READY_MS = 120_000;
const STOP_MS = 30_000;
const LOG_BYTES_MAX = 10_000_000;
const PORT_TRIES = 5;

// No just-in-time compilation and no parallel workers: the queries here are short, and both cost more than they save.
const SETTINGS = [
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
];

/**
 * Starts the embedded Postgres of a data folder and restarts it when it ends by itself.
 * `fsync: false` is for tests only: faster, but a power cut may destroy the data.
 * The caller holds the lock of the data folder (or made the folder himself).
 * @returns `{ url, stop() }`, `url` naming the database of Maidan
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  fsync = true,
  onGiveUp = throwLater,
  signal,
}) {
  mkdirSync(dataDir, { recursive: true });
  // The real path: the working directory of a running server is compared with it.
  const folder = realpathSync(dataDir);
  const base = join(folder, 'postgres');
  const account = chooseAccount(base);
  const native = locateNative(ROOT, account);
  makePrivate(base, account);
  const password = loadSecrets(folder).database;
  const data = await ensureCluster({ base, native, account, password, fsync, signal });
  const context = { folder, data, native, account, fsync };

  let supervisor;
  for (let tries = 1; ; tries += 1) {
    supervisor = createSupervisor({ log, onGiveUp });
    context.port = await choosePort(folder);
    try {
      await supervisor.start(postgresService(context));
      break;
    } catch (error) {
      await supervisor.stop();
      // Between the choice and the start somebody else may have taken the port.
      if (tries === PORT_TRIES || (await portProblem(context.port, ['127.0.0.1'])) === undefined)
        throw error;
    }
  }
  writeFileSync(join(folder, 'postgres.json'), JSON.stringify({ port: context.port }));
  const url = databaseUrl(password, context.port);
  try {
    await ensureDatabase(password, context.port);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { url, stop: () => supervisor.stop() };
}

/** The address of a data folder's database, whether it runs or not; undefined before its first start. */
export function rememberedUrl(dataDir) {
  const port = rememberedPort(dataDir);
  return port === undefined ? undefined : databaseUrl(loadSecrets(dataDir).database, port);
}

/** Throws the whole database away and makes an empty one. */
export async function recreateDatabase(url) {
  await withAdminClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DATABASE}`);
  });
}

function postgresService({ folder, data, native, account, fsync, port }) {
  const log = join(folder, 'postgres.log');
  const pidFile = join(data, 'postmaster.pid');
  return {
    name: 'postgres',
    killAfterMs: STOP_MS * 2,
    failureText: () => tail(log),
    async launch() {
      await clearStalePid(pidFile, data);
      rotate(log);
      const output = openSync(log, 'a');
      const settings = [
        ...SETTINGS,
        ...(fsync ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
      ];
      const guard = spawnGuarded(
        program(native, 'postgres'),
        [
          ...['-D', ownPath(data, account), '-h', '127.0.0.1', '-p', String(port), '-k', ''],
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        {
          cwd: data,
          uid: account.uid,
          gid: account.gid,
          env: cleanEnvironment(),
          output,
          wholeGroup: false,
          stopSignal: 'SIGINT', // "fast": ends sessions, writes a checkpoint
          lastSignal: 'SIGQUIT',
          patienceMs: STOP_MS,
        },
      );
      closeSync(output);
      guard.once('message', ({ pid }) => (guard.serverPid = pid));
      return guard;
    },
    ready: (guard, signal) => untilReady(guard, pidFile, signal),
    halt: stopGuarded,
  };
}

// The server writes its state on line 8 of its pid file; its log would have to be read in the system's language.
async function untilReady(guard, pidFile, signal) {
  const isReady = () => {
    const lines = readLines(pidFile);
    return signal.aborted || (Number(lines[0]) === guard.serverPid && lines[7]?.trim() === 'ready');
  };
  if (!(await waitUntil(isReady, READY_MS, 10))) {
    throw new PlainError(`The database was not ready after ${READY_MS / 1000} s.`);
  }
}

// After a kill -9 the pid file stays. Its process is either our own server, orphaned, or gone, or, after a reboot,
// some other program that got the number: Postgres would take that one for itself and refuse to start.
async function clearStalePid(pidFile, data) {
  const pid = Number(readLines(pidFile)[0]);
  if (!pid) return;
  if (isPostgresOf(pid, data)) {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
      try {
        process.kill(pid, signal);
      } catch {
        break;
      }
      if (await waitUntil(() => !isPostgresOf(pid, data), STOP_MS, 10)) break;
    }
  } else {
    rmSync(pidFile, { force: true });
  }
}

async function choosePort(folder) {
  const known = rememberedPort(folder);
  if (known !== undefined && (await portProblem(known, ['127.0.0.1'])) === undefined) return known;
  return freePort();
}

function rememberedPort(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')).port;
  } catch {
    return undefined;
  }
}

const databaseUrl = (password, port) =>
  `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

async function ensureDatabase(password, port) {
  await withAdminClient(databaseUrl(password, port), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
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

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function rotate(log) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX)
    renameSync(log, `${log}.old`);
}

function tail(log) {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
}

function throwLater(error) {
  setImmediate(() => {
    throw error;
  });
}
