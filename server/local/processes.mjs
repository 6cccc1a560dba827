import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

const onLinux = process.platform === 'linux';

export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, but belongs to somebody else.
    return error.code === 'EPERM';
  }
  return !isZombie(pid);
}

// A killed process that its parent has not collected yet still answers kill(0), but holds nothing any more.
function isZombie(pid) {
  return onLinux && processStat(pid)?.[0] === 'Z';
}

// The fields after the command name, which may itself contain spaces and brackets.
function processStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Tells two processes with the same id apart: changes when an id is reused, even after a reboot.
 * Null where the system does not provide it (Windows): then the id alone must do.
 */
export function startMark(pid) {
  if (onLinux) {
    const started = processStat(pid)?.[19];
    return started ? `${bootId()}/${started}` : null;
  }
  return process.platform === 'win32' ? null : ps(pid, 'lstart');
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function ps(pid, column) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** The parent of a process; undefined where it cannot be found cheaply. */
export function parentOf(pid) {
  return onLinux ? Number(processStat(pid)?.[1]) : undefined;
}

/** Whether a process is a shell that runs one command, as npm starts them. */
export function isShell(pid) {
  if (!onLinux) return false;
  try {
    return /^\S*sh\0-c\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether `pid` is a Postgres server working in `dataDir`, and not another process with a reused id. */
export function isPostgresOf(pid, dataDir) {
  if (!isAlive(pid)) return false;
  if (!onLinux) return ps(pid, 'command')?.includes(dataDir) ?? true;
  try {
    const program = readlinkSync(`/proc/${pid}/exe`);
    return (
      /\/postgres( \(deleted\))?$/.test(program) && readlinkSync(`/proc/${pid}/cwd`) === dataDir
    );
  } catch {
    return false;
  }
}

/** Resolves true as soon as `condition` holds, or false after `timeoutMs`. */
export async function waitUntil(condition, timeoutMs, everyMs = 25) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await new Promise((resume) => setTimeout(resume, everyMs));
  }
  return true;
}
