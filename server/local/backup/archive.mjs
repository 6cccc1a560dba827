import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import pg from 'pg';
import { ERROR } from '../log-line.mjs';
import { repeat, waitUntil } from '../processes.mjs';
import { pieceName, writeState } from './archive-folder.mjs';
import { openIfThere } from './make-backup.mjs';
import { openArchive } from './open-archive.mjs';
import { pathInside, writePart } from './parts.mjs';
import { openWalStream, parseLsn } from './wal-stream.mjs';

const EVERY_MS = 15_000;
const RETRY_MS = 5_000;
const SAY_EVERY_MS = 3_600_000;
/** As much is written at once, whatever the time. */
const PIECE_BYTES = 16 * 1024 * 1024;
const ARRIVES_MS = 5_000;
/** A server that has become silent is asked anew. */
const TIMEOUT_MS = 30_000;
/** A row is dated when its transaction begins, which ends later. */
const MARGIN_MS = 600_000;
/** The lowest level compresses almost as well. */
const FAST = { level: constants.Z_BEST_SPEED };

/**
 * Writes what the database does to an archive beside the backups while it does it, and the pictures that come with it. After a
 * failure it tries again every few seconds: the server keeps what is missing.
 * @param {object} options
 * @param {string} options.url the database, as a role with REPLICATION
 * @param {string} options.dir the folder of the backups
 * @param {string} options.uploadDir
 * @param {string} [options.passphrase]
 * @param {(line: string) => void} options.print
 * @param {number} [options.everyMs] how much is lost at most with the disk
 * @returns {() => Promise<void>} ends it, after what there is has been written
 */
export function archiveWal({ everyMs = EVERY_MS, print, ...options }) {
  let saidAt = Number.NEGATIVE_INFINITY;
  return repeat(async (signal) => {
    try {
      await follow({ ...options, everyMs, signal });
    } catch (error) {
      if (signal.aborted || Date.now() - saidAt < SAY_EVERY_MS) return;
      saidAt = Date.now();
      const entry = { level: ERROR, time: saidAt, msg: 'the database is not archived' };
      print(`[archive] ${JSON.stringify({ ...entry, err: { message: error.message } })}`);
    }
  }, RETRY_MS);
}

async function follow({ url, dir, uploadDir, passphrase, everyMs, signal }) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    // A mark is on the server's disk once it is written, with everything before it.
    await client.query('SET synchronous_commit = on');
    const archive = await openArchive(client, { dir, passphrase });
    const { stream, close } = await openWalStream(url, archive);
    try {
      await write({ client, stream, archive, dir, uploadDir, everyMs, signal });
    } finally {
      await close();
    }
  } finally {
    await client.end();
  }
}

async function write({ client, stream, archive, dir, uploadDir, everyMs, signal }) {
  const { folder, envelope } = archive;
  let chunks = [];
  let bytes = 0;
  let { from, reachedMs } = archive;
  let failure;
  let wake = () => {};
  stream.on('end', (error) => {
    failure = error;
    wake();
  });
  stream.on('asked', () => wake());
  stream.on('data', (data) => {
    chunks.push(data);
    bytes += data.length;
    if (bytes < PIECE_BYTES) return;
    stream.pause();
    wake();
  });

  /** The last mark, until it has come. */
  let marked;

  /** Everything that has come. */
  async function flush() {
    if (marked && stream.received >= marked.lsn) {
      await copyPictures(client, { archive, uploadDir, since: reachedMs - MARGIN_MS });
      reachedMs = marked.ms;
      marked = undefined;
    }
    const [taken, until] = [chunks, from + BigInt(bytes)];
    if (until > from) {
      chunks = [];
      bytes = 0;
      stream.resume();
      await writeWhole(
        folder,
        pieceName({ from, until, reachedMs }),
        [taken, createGzip(FAST)],
        envelope,
      );
      from = until;
    }
    stream.confirm(from);
    writeState(dir, { archive: archive.slot, reachedMs });
  }

  /** A mark in the log, so that a restore to any time before it finds a later commit even when nobody does anything. */
  async function mark() {
    const { rows } = await client.query('SELECT clock_timestamp() AS time');
    await client.query("SELECT pg_logical_emit_message(true, 'maidan', '')");
    const { rows: end } = await client.query('SELECT pg_current_wal_flush_lsn()::text AS lsn');
    const lsn = parseLsn(end[0].lsn);
    marked = { lsn, ms: rows[0].time.getTime() };
    const hasCome = () => failure !== undefined || stream.received >= lsn || bytes >= PIECE_BYTES;
    await waitUntil(hasCome, ARRIVES_MS, 5);
  }

  let markedAt = Number.NEGATIVE_INFINITY;
  while (!failure) {
    const isEnding = signal.aborted;
    if (isEnding || performance.now() - markedAt >= everyMs) {
      markedAt = performance.now();
      await mark();
    }
    await flush();
    if (isEnding) return;
    const leftMs = Math.max(0, markedAt + everyMs - performance.now());
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, leftMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
      if (failure || signal.aborted || bytes >= PIECE_BYTES) wake();
    });
    signal.removeEventListener('abort', wake);
  }
  throw failure;
}

/** A file that has its name only once it is complete and on the disk. */
async function writeWhole(folder, name, [source, ...stages], envelope) {
  const unfinished = `${name}.unfinished`;
  const path = pathInside(folder, `${unfinished}${envelope.suffix}`);
  rmSync(path, { force: true });
  const whole = async function* () {
    yield* source;
  };
  const staged = stages.length > 0 ? compose(whole, stages) : whole();
  await writePart(folder, unfinished, staged, envelope);
  renameSync(path, pathInside(folder, `${name}${envelope.suffix}`));
  await syncFolder(dirname(path));
}

async function* compose(source, [stage]) {
  const done = pipeline(source, stage);
  done.catch(() => {});
  yield* stage;
  await done;
}

/** Without it a power failure may forget the name. Windows has no such call. */
async function syncFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyPictures(client, { archive: { folder, envelope }, uploadDir, since }) {
  const { rows } = await client.query(
    "SELECT key FROM uploads WHERE provider = 'local' AND created_at >= $1",
    [new Date(since)],
  );
  for (const { key } of rows) {
    const name = `uploads/${key}`;
    if (existsSync(pathInside(folder, `${name}${envelope.suffix}`))) continue;
    // It may have been deleted meanwhile.
    const file = await openIfThere(pathInside(uploadDir, key));
    if (!file) continue;
    mkdirSync(dirname(pathInside(folder, name)), { recursive: true, mode: 0o700 });
    await writeWhole(folder, name, [file.createReadStream()], envelope);
  }
}
