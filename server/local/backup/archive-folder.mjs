import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files.mjs';
import { PlainError } from '../plain-error.mjs';
import { listBackups } from './folder.mjs';

/**
 * The archive is below the folder of the backups:
 *   wal/state.json            how far it reaches; lib/platform/health/host reads it too
 *   wal/ARCHIVE/archive.json  what it is of
 *   wal/ARCHIVE/key.age       the key of its files, if they are encrypted: an age identity, which the passphrase opens
 *   wal/ARCHIVE/FROM-UNTIL-TIME.gz[.age]  the log between two positions; everything acknowledged before TIME is in it
 *   wal/ARCHIVE/uploads/…     the pictures since the archive was begun
 * ARCHIVE is the name of the replication slot, which makes the server keep what is not archived yet.
 */
const FOLDER = 'wal';
const STATE = 'state.json';
/** Of a backup that the archive continues: where in the log it begins and ends. */
export const POSITION = 'wal.json';
const PIECE = /^([0-9a-f]{16})-([0-9a-f]{16})-(\d+)\.gz(?:\.age)?$/;

export const archiveFolder = (dir, archive) => join(dir, FOLDER, archive);
export const pieceName = ({ from, until, reachedMs }) =>
  `${[from, until].map((lsn) => lsn.toString(16).padStart(16, '0')).join('-')}-${reachedMs}.gz`;

/** The pieces of an archive, by their position. */
export function listPieces(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => {
      const [, from, until, reached] = PIECE.exec(file) ?? [];
      if (!from) return [];
      return {
        file,
        from: BigInt(`0x${from}`),
        until: BigInt(`0x${until}`),
        reachedMs: Number(reached),
      };
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Replaces a small file as a whole. */
export function writeState(dir, state) {
  const file = join(dir, FOLDER, STATE);
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export const readState = (dir) => readJson(join(dir, FOLDER, STATE));
export const readArchive = (folder) => readJson(join(folder, 'archive.json'));

/** Where a backup is in the log; undefined if no archive continues it. */
export function positionOf(backup) {
  const position = readJson(join(backup, POSITION));
  return (
    position && {
      ...position,
      from: BigInt(position.from),
      startedMs: Date.parse(position.startedAt),
      endedMs: Date.parse(position.endedAt),
    }
  );
}

export const segmentStart = (lsn, segmentBytes) => lsn - (lsn % BigInt(segmentBytes));

/** Removes what no backup needs any more. `current` is written to, and stays. */
export function removeUnneeded(dir, current) {
  if (!existsSync(join(dir, FOLDER))) return;
  const positions = listBackups(dir).map((name) => positionOf(join(dir, name)));
  for (const { name } of readdirSync(join(dir, FOLDER), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const needed = positions.filter((position) => position?.archive === name);
    if (needed.length > 0) removeBefore(archiveFolder(dir, name), needed.at(-1));
    else if (name !== current) rmSync(archiveFolder(dir, name), { recursive: true });
  }
}

/** The oldest backup has the pictures of the time when it ended. */
function removeBefore(folder, { from, segmentBytes, startedMs }) {
  const first = segmentStart(from, segmentBytes);
  for (const { file, until } of listPieces(folder)) if (until <= first) rmSync(join(folder, file));
  const pictures = join(folder, 'uploads');
  if (!existsSync(pictures)) return;
  for (const name of readdirSync(pictures, { recursive: true })) {
    const path = join(pictures, name);
    const stat = statSync(path);
    if (stat.isFile() && stat.mtimeMs < startedMs) rmSync(path);
  }
}

/**
 * The newest backup from which the state of `atMs` can be reached, with the pieces that lead there; without `atMs` the newest of
 * all, as far as the archive reaches.
 * @param {string} dir the folder of the backups
 * @param {number} [atMs] milliseconds since 1970
 * @param {(ms: number) => string} words a time as the caller writes it
 * @returns {{ folder: string, position: NonNullable<ReturnType<typeof positionOf>>, pieces: ReturnType<typeof listPieces>, reached: number }}
 * @throws PlainError with the times that can be reached
 */
export function findWay(dir, atMs, words) {
  const ways = listBackups(dir).flatMap((name) => {
    const position = positionOf(join(dir, name));
    if (!position) return [];
    const pieces = connected(listPieces(archiveFolder(dir, position.archive)), position);
    const reached = pieces.at(-1)?.reachedMs ?? position.endedMs;
    return [{ folder: join(dir, name), position, pieces, reached }];
  });
  const [newest] = ways;
  if (!newest) {
    throw new PlainError(
      `No backup in ${dir} is continued by an archive: a backup alone is restored by its own name. docs/operations.md, "Nothing lost between backups", says how to archive.`,
    );
  }
  const latest = Math.max(...ways.map(({ reached }) => reached));
  if (atMs === undefined) return newest;
  const way = ways.find(({ position, reached }) => position.endedMs < atMs && atMs <= reached);
  if (way) {
    const last = way.pieces.findIndex(({ reachedMs }) => reachedMs >= atMs);
    return { ...way, pieces: way.pieces.slice(0, last + 1) };
  }
  const first = Math.min(...ways.map(({ position }) => position.endedMs));
  if (atMs <= first) {
    throw new PlainError(
      `${words(atMs)} is before the oldest backup, which ended at ${words(first)}.`,
    );
  }
  if (atMs > latest) {
    throw new PlainError(
      `${words(atMs)} is after the end of the archive, which reaches ${words(latest)}. For everything that is there: --at latest`,
    );
  }
  const before = Math.max(...ways.map(({ reached }) => reached).filter((ms) => ms < atMs));
  const after = Math.min(...ways.map(({ position }) => position.endedMs).filter((ms) => ms > atMs));
  throw new PlainError(
    `The archive has a gap at ${words(atMs)}: it reaches ${words(before)}, and continues with the backup of ${words(after)}.`,
  );
}

/** The pieces from the beginning of a backup on, up to the first gap. */
function connected(pieces, { from, segmentBytes }) {
  const first = segmentStart(from, segmentBytes);
  const needed = pieces.filter(({ until }) => until > first);
  if (needed.length === 0 || needed[0].from > from) return [];
  const gap = needed.findIndex(
    (piece, index) => index > 0 && piece.from !== needed[index - 1].until,
  );
  return gap === -1 ? needed : needed.slice(0, gap);
}
