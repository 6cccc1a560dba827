import { execFile, spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.mjs';

// The parameters that libpq accepts in an address. It refuses others, such as Prisma's `schema`.
const LIBPQ_PARAMETER =
  /^(ssl\w*|gss\w*|channel_binding|connect_timeout|options|target_session_attrs|application_name)$/;

/**
 * Looks for a program of Postgres's client package on PATH.
 * @param {string} program
 * @param {number} major the oldest usable version
 * @returns {Promise<number>} its major version
 * @throws PlainError that says what to install
 */
export async function requireClientProgram(program, major) {
  const found = await majorOfProgram(program);
  if (found !== undefined && found >= major) return found;
  throw new PlainError(
    `${program} ${major} or newer is needed on PATH, ${found === undefined ? 'and there is none' : `but it is version ${found}`}: install the client programs of PostgreSQL ${major} (Debian, Ubuntu: postgresql-client-${major}).`,
  );
}

async function majorOfProgram(program) {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return undefined;
  }
}

/** The dump of a database as the exported `snapshot` sees it. */
export async function* dumpDatabase(url, snapshot) {
  const { target, env } = clientCall(url);
  // Comments belong to the owner of an extension, who may be another role at the restore.
  const args = ['--format=custom', '--no-owner', '--no-acl', '--no-comments'];
  const child = spawn(
    'pg_dump',
    [...args, '--no-unlogged-table-data', `--snapshot=${snapshot}`, target],
    { env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true },
  );
  const success = endOf(child, 'pg_dump');
  // It is awaited below; until then a failure must not count as unhandled.
  success.catch(() => {});
  try {
    yield* child.stdout;
    await success;
  } finally {
    child.kill();
  }
}

/**
 * Restores a dump: completely, or not at all.
 * @param {string} url
 * @param {unknown[]} stages of a pipeline that delivers the dump
 */
export async function restoreDump(url, stages) {
  const { target, env } = clientCall(url);
  const child = spawn(
    'pg_restore',
    ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', target],
    { env, stdio: ['pipe', 'ignore', 'pipe'], windowsHide: true },
  );
  const [fed, ended] = await Promise.allSettled([
    pipeline(...stages, child.stdin),
    endOf(child, 'pg_restore'),
  ]);
  // A program that ends early also breaks the pipe, so its own message comes first.
  if (ended.status === 'rejected') throw ended.reason;
  if (fed.status === 'rejected') throw fed.reason;
}

function endOf(child, name) {
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new PlainError(`${name} failed: ${complaint.trim() || signal || code}`));
    });
  });
}

/** The password goes into the environment, because the arguments of a process are public. */
function clientCall(url) {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const known = [...address.searchParams].filter(([name]) => LIBPQ_PARAMETER.test(name));
  address.search = new URLSearchParams(known).toString();
  return {
    target: `--dbname=${address.href}`,
    env: password ? { ...process.env, PGPASSWORD: password } : process.env,
  };
}
