import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { isAlive, readText, startMark, waitUntil } from './processes.mjs';

const BUILD_LOCK_MS = 15 * 60_000;

/**
 * Takes the lock file, or returns its holder: `{ lock }` or `{ holder }`. The lock of a dead process (kill -9, power cut,
 * reused id) is taken over, and `lock.takenOver` is set.
 */
export function takeLock(file, facts = {}) {
  let mine = { pid: process.pid, mark: startMark(process.pid), ...facts };
  let takenOver = false;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const text = readText(file);
    const holder = parse(text);
    if (holder && isHeld(holder)) return { holder };
    discard(file, text);
    takenOver = true;
  }
  return {
    lock: {
      takenOver,
      update(more) {
        mine = { ...mine, ...more };
        // Renamed into place, so that partial files are never read.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(mine), { mode: 0o600 });
        renameSync(`${file}.${process.pid}`, file);
      },
      release() {
        if (parse(readText(file))?.pid === process.pid) rmSync(file, { force: true });
      },
    },
  };
}

/** Two starts with different data folders, and a build beside them, share one source tree, its packages and its builds. */
export async function withBuildLock(root, work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  let lock;
  const isTaken = () => (lock = takeLock(join(root, 'dist/.build-lock.json')).lock) !== undefined;
  if (!(await waitUntil(isTaken, BUILD_LOCK_MS, 250)))
    throw new PlainError('Another build of this folder does not end. Stop it and try again.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

const isHeld = ({ pid, mark }) => isAlive(pid) && (mark === null || mark === startMark(pid));

// Two starters may both consider the same lock dead. The rename decides which of them removes it; one that by bad luck
// moved the other's fresh lock puts it back.
function discard(file, judged) {
  const aside = `${file}.dead-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readText(aside) === judged) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
