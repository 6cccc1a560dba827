import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
// Databases of a whole run take less than two.
const ROOM_BYTES_MIN = 6 * 1024 ** 3;

/**
 * A new folder for what a test run throws away: in memory where there is ample room, because each test file clones a
 * database, and a disk that is busy answers that after half a second and more (30 ms in memory).
 * @returns {string} its path; whoever asks removes it
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
