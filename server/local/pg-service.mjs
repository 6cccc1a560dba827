import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './files.mjs';
import { spawnGuarded, stopGuarded } from './guarded.mjs';
import { cleanEnvironment, ownPath } from './pg-cluster.mjs';
import { program } from './pg-native.mjs';
import { PlainError } from './plain-error.mjs';
import { isAlive, waitUntil } from './processes.mjs';

const READY_MS = 120_000;
const STOP_MS = 30_000;
const LOG_BYTES_MAX = 10_000_000;

// No just-in-time compilation or parallel workers: our queries are short, and both cost more than they save.
const SETTINGS = [
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
  // An archive that cannot be written (server/local/backup/archive) begins anew rather than fill the disk.
  'max_slot_wal_keep_size=2GB',
];

export function postgresService({
  folder,
  data,
  native,
  account,
  fsync,
  port,
  settings: more = {},
  readyMs = READY_MS,
}) {
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
        ...Object.entries(more).map(([name, value]) => `${name}=${value}`),
      ];
      const guard = spawnGuarded(
        program(native, 'postgres'),
        [
          '-D',
          ownPath(data, account),
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-k',
          '',
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        {
          cwd: data,
          uid: account.uid,
          gid: account.gid,
          env: cleanEnvironment(),
          output,
          stopSignal: 'SIGINT', // "fast": ends sessions, writes a checkpoint
          lastSignal: 'SIGQUIT',
          timeoutMs: STOP_MS,
        },
      );
      closeSync(output);
      guard.once('message', ({ pid }) => (guard.serverPid = pid));
      return guard;
    },
    ready: (guard, signal) => untilReady(guard, pidFile, signal, readyMs),
    halt: stopGuarded,
  };
}

// The server writes its state on line 8 of its pid file; its log may be in the system's language.
async function untilReady(guard, pidFile, signal, readyMs) {
  const isReady = () => {
    const lines = readLines(pidFile);
    return signal.aborted || (Number(lines[0]) === guard.serverPid && lines[7]?.trim() === 'ready');
  };
  if (!(await waitUntil(isReady, readyMs, 10))) {
    throw new PlainError(`The database was not ready after ${readyMs / 1000} s.`);
  }
}

// After a kill -9 the pid file remains. Its process is our own orphaned server, or gone, or, after a reboot, another
// program with the same id: Postgres would mistake that for itself and refuse to start.
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

/** Whether `pid` is a Postgres server working in `dataDir`, and not another process with a reused id. */
function isPostgresOf(pid, dataDir) {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).includes(dataDir);
    const server = readlinkSync(`/proc/${pid}/exe`);
    return (
      /\/postgres( \(deleted\))?$/.test(server) && readlinkSync(`/proc/${pid}/cwd`) === dataDir
    );
  } catch {
    return false;
  }
}

const readLines = (file) => readText(file)?.split('\n') ?? [];

function rotate(log) {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX)
    renameSync(log, `${log}.old`);
}

const tail = (log) => readText(log)?.trim().split('\n').slice(-5).join('\n') ?? '';
