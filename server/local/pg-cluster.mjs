import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { program } from './pg-native.mjs';
import { PlainError } from './plain-error.mjs';

export const ROLE = 'maidan';
/** The product's role owns nothing, so that it cannot change append-only tables. */
export const APP_ROLE = 'maidan_app';
const PG_MAJOR = '18';

/**
 * Creates Postgres's data folder unless it exists. Returns its path. initdb works in a temporary folder next to it, which is
 * renamed at the end: an interrupted initdb leaves a cluster that starts, reports that it is ready, and is broken.
 */
export async function ensureCluster({ base, native, account, password, fsync, signal }) {
  const data = join(base, 'data');
  const version = join(data, 'PG_VERSION');
  if (existsSync(version)) {
    const found = readFileSync(version, 'utf8').trim();
    if (found === PG_MAJOR) return handOver(data, account);
    throw new PlainError(
      `${data} was made by Postgres ${found}; this version of Maidan brings Postgres ${PG_MAJOR}. See docs/operations.md, "Upgrades".`,
    );
  }
  for (const name of readdirSync(base)) {
    if (name.startsWith('data.tmp-')) rmSync(join(base, name), { recursive: true, force: true });
  }
  const fresh = join(base, `data.tmp-${process.pid}`);
  makePrivate(fresh, account);
  await initdb({ base, fresh, native, account, password, fsync, signal });
  renameSync(fresh, data);
  return data;
}

// A backup restored by root belongs to root, which Postgres refuses.
function handOver(data, account) {
  if (account.uid !== undefined && statSync(data).uid !== account.uid) {
    for (const entry of readdirSync(data, { recursive: true })) {
      lchownSync(join(data, entry), account.uid, account.gid);
    }
    makePrivate(data, account);
  }
  return data;
}

export function makePrivate(folder, account) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/**
 * The path by which the account accesses its folder. Parent folders may be closed to it (a project under /root), but a process
 * can always access its own working directory, and with this link Postgres needs no other path.
 */
export function ownPath(folder, account) {
  return account.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** Without LANG, LC_* and PG*: initdb would store the former permanently, and the servers would obey the latter. */
export function cleanEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(LC_|LANG|PG|LD_)/.test(name)),
  );
}

async function initdb({ base, fresh, native, account, password, fsync, signal }) {
  const passwordFile = join(base, 'initial-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const own = ownPath(fresh, account);
  const args = [
    '-D',
    own,
    '-U',
    ROLE,
    '-A',
    'scram-sha-256',
    '--no-instructions',
    `--pwfile=${join(own, '..') === join(fresh, '..') ? passwordFile : `${own}/../initial-password`}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fsync ? [] : ['--no-sync']),
  ];
  try {
    const command = program(native, 'initdb');
    // A user namespace gives a nameless id a name while initdb needs one; the files keep their owner.
    const whole = account.nameless
      ? ['unshare', '--user', '--map-user=65534', command, ...args]
      : [command, ...args];
    await runOnce(whole, {
      cwd: fresh,
      uid: account.uid,
      gid: account.gid,
      env: cleanEnvironment(),
      signal,
    });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    const hint = account.nameless
      ? ' The user id has no entry in /etc/passwd: add one, or set DATABASE_URL.'
      : '';
    throw new PlainError(`The database could not be created. ${error.message}${hint}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runOnce([command, ...args], options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(errors.trim() || `exit code ${code}`)),
    );
  });
}
