import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
// The databases of a whole run need less than two.
const ROOM_BYTES_MIN = 6 * 1024 ** 3;

/**
 * A new folder for temporary files of a test run. In memory where there is enough room, because each test file clones a
 * database: a busy disk takes half a second or more for that, memory 30 ms.
 * @returns {string} its path; the caller removes it
 */
export function makeScratchDir(prefix) {
  return mkdtempSync(join(hasRoomInMemory() ? MEMORY_DISK : tmpdir(), prefix));
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES_MIN;
  } catch {
    // Not Linux, or a container without it.
    return false;
  }
}
