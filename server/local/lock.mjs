import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, readJson, readText, replaceFile } from './files.mjs';
import { PlainError } from './plain-error.mjs';
import { isAlive, startMark, waitUntil } from './processes.mjs';

const BUILD_LOCK_MS = 15 * 60_000;

/** Returns `{ lock }` or its `{ holder }`. That of a dead process (kill -9, power cut, reused id) is taken over (`takenOver`). */
export function takeLock(file) {
  const mine = { pid: process.pid, mark: startMark(process.pid) };
  const lock = {
    takenOver: false,
    update: (more) => replaceFile(file, JSON.stringify({ ...mine, ...more }), 0o600),
    release: () => readJson(file)?.pid === process.pid && rmSync(file, { force: true }),
  };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return { lock };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const text = readText(file);
    const holder = parseJson(text);
    if (holder && isHeld(holder)) return { holder };
    discard(file, text);
    lock.takenOver = true;
  }
}

/** For what all starts and builds of one source tree share. @returns {Promise<boolean>} whether it was made now */
export async function unlessMade(root, isMade, make) {
  if (isMade()) return false;
  mkdirSync(join(root, 'dist'), { recursive: true });
  let lock;
  const isTaken = () => (lock = takeLock(join(root, 'dist/.build-lock.json')).lock) !== undefined;
  if (!(await waitUntil(isTaken, BUILD_LOCK_MS, 250)))
    throw new PlainError('Another build of this folder does not end. Stop it and try again.');
  try {
    // Another process may have made it meanwhile.
    if (isMade()) return false;
    await make();
    return true;
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
    if (readText(aside) === judged) rmSync(aside);
    else renameSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
