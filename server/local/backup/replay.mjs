import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { pathInside, readPart } from './parts.mjs';
import { SEALED_SUFFIX } from './seal.mjs';

const SEGMENTS_PER_FILE_NUMBER = 0x100000000n;

/** The name of the file of the log that has a position: the timeline, then the number of the segment in two parts. */
function segmentName(lsn, { timeline, segmentBytes }) {
  const number = lsn / BigInt(segmentBytes);
  const perNumber = SEGMENTS_PER_FILE_NUMBER / BigInt(segmentBytes);
  return [BigInt(timeline), number / perNumber, number % perNumber]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/**
 * Writes the pieces of an archive into the log of a copied database.
 * @param {string} data the folder of the database
 * @param {string} folder of the archive
 */
export async function layLog(data, folder, { pieces, position, envelope }) {
  const log = join(data, 'pg_wal');
  mkdirSync(log, { recursive: true, mode: 0o700 });
  let current;
  async function fileAt(lsn) {
    const name = segmentName(lsn, position);
    if (current?.name === name) return current.handle;
    await current?.handle.close();
    const path = join(log, name);
    const isNew = !existsSync(path);
    current = { name, handle: await open(path, isNew ? 'wx' : 'r+', 0o600) };
    if (isNew) await current.handle.truncate(position.segmentBytes);
    return current.handle;
  }
  try {
    for (const piece of pieces) {
      let lsn = piece.from;
      const name = piece.file.replace(SEALED_SUFFIX, '');
      await pipeline(...readPart(folder, name, envelope), createGunzip(), async (chunks) => {
        for await (const chunk of chunks) {
          let rest = chunk;
          while (rest.length > 0) {
            const at = Number(lsn % BigInt(position.segmentBytes));
            const part = rest.subarray(0, position.segmentBytes - at);
            const handle = await fileAt(lsn);
            await handle.write(part, 0, part.length, at);
            lsn += BigInt(part.length);
            rest = rest.subarray(part.length);
          }
        }
      });
    }
  } finally {
    await current?.handle.close();
  }
}

/**
 * Lets the next start replay the log up to a time, or to its end, and then accept statements.
 * @returns {Record<string, string>} the settings of that start
 */
export function requestRecovery(data, atMs) {
  writeFileSync(join(data, 'recovery.signal'), '', { mode: 0o600 });
  return {
    // All of the log is in its folder already, but Postgres insists on a command.
    restore_command: 'exit 1',
    // It is not to count as ready before the end.
    hot_standby: 'off',
    recovery_target_action: 'promote',
    // Postgres reads no letter as a zone here.
    ...(atMs !== undefined && {
      recovery_target_time: new Date(atMs).toISOString().replace('Z', '+00'),
    }),
  };
}

/** The pictures of an archive, as keys of `uploads`. */
export async function listPictures(folder) {
  const top = join(folder, 'uploads');
  if (!existsSync(top)) return [];
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.unfinished(?:\.age)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(top.length + 1))
    .map((key) => key.replaceAll('\\', '/').replace(/\.age$/, ''));
}

export const hasPicture = (uploadDir, key) => existsSync(pathInside(uploadDir, key));
