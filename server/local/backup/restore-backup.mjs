import {
  appendFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { REPLACED } from '../../../scripts/migrate.mjs';
import { makeDataFolder } from '../data-folder.mjs';
import { takeLock } from '../lock.mjs';
import { PlainError } from '../plain-error.mjs';
import { startPostgres } from '../postgres.mjs';
import { archiveFolder } from './archive-folder.mjs';
import { comparePictures, compareRows } from './differences.mjs';
import { requireClientProgram, restoreDump } from './dump.mjs';
import {
  anyTable,
  countRows,
  inSnapshot,
  lastMigration,
  localPictures,
  majorOf,
  serverVersion,
} from './facts.mjs';
import { ARCHIVE, DUMP, PICTURES, SECRETS } from './make-backup.mjs';
import { readManifest } from './manifest.mjs';
import { envelopeOf } from './open-archive.mjs';
import { pathInside, readPart, verifyPart } from './parts.mjs';
import { hasPicture, layLog, listPictures, requestRecovery } from './replay.mjs';
import { unpackTar } from './unpack-tar.mjs';

const LOCK = 'lock.json';
/** A day of the log is replayed in minutes. */
const REPLAY_MS = 6 * 3_600_000;

/**
 * Restores a backup into an empty data folder, or an empty data folder and an empty database. Changes nothing if it fails.
 * @param {object} options
 * @param {string} options.root the folder of the project
 * @param {string} options.folder the backup
 * @param {string} options.dataDir
 * @param {string} options.uploadDir
 * @param {string} [options.url] the database as its owner; without it the embedded one is restored
 * @param {string} [options.into] an empty folder for the files of a database that is not embedded, instead of `url`
 * @param {{ atMs?: number, pieces: object[], position: object }} [options.way] of findWay: what happened after the backup, too
 * @param {string} [options.passphrase]
 * @param {boolean} [options.fsync] false is for tests only
 * @param {(line: string) => void} [options.say]
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, tables?: number, rows?: number, pictures: number,
 *   differences: string[] }>} what is there now, and how it differs from the manifest; with `into` the tables are not known yet
 */
export async function restoreBackup({
  root,
  folder,
  dataDir,
  uploadDir,
  url,
  into,
  way,
  passphrase,
  fsync = true,
  say = () => {},
}) {
  const { manifest, envelope } = await readManifest(folder, passphrase);
  requireFittingPlace(manifest, { root, url, into });
  const archive = way && (await openArchive(folder, way, passphrase));
  return inEmptyPlace([dataDir, uploadDir, ...(into ? [into] : [])], async () => {
    if (url) await requireEmptyDatabase(url, manifest);
    say(`Checking ${manifest.parts.length} files …`);
    for (const part of manifest.parts) await verifyPart(folder, part, envelope);
    say('They are as they were written. Restoring …');
    const pictures = await restoreFiles(manifest, { folder, envelope, dataDir, uploadDir });
    if (into) {
      await unpackFiles(into, { folder, envelope, archive });
      const more = archive ? await restorePictures(archive, { uploadDir }) : [];
      return { manifest, pictures: pictures.length + more.length, differences: [] };
    }
    const found = url
      ? await fillDatabase(url, folder, envelope)
      : await startFiles({ folder, envelope, archive, dataDir, fsync, say });
    if (archive) {
      const wanted = found.pictures.filter((key) => !hasPicture(uploadDir, key));
      pictures.push(...(await restorePictures(archive, { uploadDir, wanted })));
    }
    return {
      manifest,
      tables: Object.keys(found.rows).length,
      rows: Object.values(found.rows).reduce((sum, count) => sum + count, 0),
      pictures: pictures.length,
      differences: [
        ...(archive ? [] : compareRows(manifest.rows, found.rows)),
        ...comparePictures(pictures, found.pictures),
      ],
    };
  });
}

/**
 * @param {{ database: { kind: string, postgres?: string, isOwn?: boolean }, migration: string, product: string }} manifest
 * @param {{ root: string, url?: string, into?: string }} place
 * @throws PlainError if this version cannot restore such a backup there
 */
export function requireFittingPlace({ database, migration, product }, { root, url, into }) {
  if (database.isOwn && !into) {
    throw new PlainError(
      `This backup has the files of a Postgres ${majorOf(database.postgres)} of your own: name an empty folder for them with --into FOLDER, and start that server there.`,
    );
  }
  if (into && !database.isOwn) {
    throw new PlainError('--into is for the files of a database of your own: leave it out.');
  }
  if (database.kind === 'files' && url && !into) {
    throw new PlainError(
      'This backup has the files of an embedded database: restore it without DATABASE_URL. docs/operations.md says how to move to a database of your own.',
    );
  }
  if (database.kind === 'dump' && !url) {
    throw new PlainError(
      `This backup has a dump of a Postgres ${majorOf(database.postgres)} of your own: set DATABASE_URL to an empty database.`,
    );
  }
  if (migration < REPLACED.last) {
    throw new PlainError(
      `This backup was made by an older Maidan (${product}, migration ${migration}), which this version cannot upgrade. Restore it with Maidan as of commit ${REPLACED.commit}, start that once, then this version.`,
    );
  }
  if (migration !== REPLACED.last && !existsSync(join(root, 'prisma/migrations', migration))) {
    throw new PlainError(
      `This backup was made by a newer Maidan (${product}, migration ${migration}): update Maidan first.`,
    );
  }
}

/** Calls `work` while no other process can start with these folders. If it fails, they are emptied again. */
async function inEmptyPlace(places, work) {
  const [dataDir] = places;
  makeDataFolder(dataDir);
  const { lock, holder } = takeLock(join(dataDir, LOCK));
  if (!lock) {
    throw new PlainError(
      `Maidan is running with the data in ${dataDir} (process ${holder.pid}). Stop it and move its data away, or set DATA_DIR to an empty folder.`,
    );
  }
  try {
    for (const place of places) {
      const [first] = contentOf(place);
      if (first) {
        throw new PlainError(
          `${place} is not empty (${first} is in it), and a restore never overwrites. Move it away, or set DATA_DIR to an empty folder.`,
        );
      }
    }
    return await work().catch((error) => {
      for (const place of places.toReversed()) {
        for (const name of contentOf(place))
          rmSync(join(place, name), { recursive: true, force: true });
      }
      throw error;
    });
  } finally {
    lock.release();
  }
}

const contentOf = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name !== LOCK) : [];

async function requireEmptyDatabase(url, { database }) {
  await inSnapshot(url, async (client) => {
    const table = await anyTable(client);
    if (table) {
      throw new PlainError(
        `The database of DATABASE_URL is not empty (it has ${table}), and a restore never overwrites. Create an empty one.`,
      );
    }
    const major = majorOf(database.postgres);
    const here = majorOf(await serverVersion(client));
    if (here < major) {
      throw new PlainError(
        `This backup is of a Postgres ${major}, and the database of DATABASE_URL is a Postgres ${here}: use Postgres ${major} or newer.`,
      );
    }
    await requireClientProgram('pg_restore', Math.max(major, here));
  });
}

/** Secrets and pictures. Returns the keys of the pictures. */
async function restoreFiles({ parts }, { folder, envelope, dataDir, uploadDir }) {
  const pictures = [];
  for (const { name } of parts) {
    if (name === SECRETS) {
      await restoreFile(readPart(folder, name, envelope), join(dataDir, SECRETS), 0o600);
    } else if (name.startsWith(PICTURES)) {
      const key = name.slice(PICTURES.length);
      const path = pathInside(uploadDir, key);
      mkdirSync(dirname(path), { recursive: true, mode: 0o750 });
      await restoreFile(readPart(folder, name, envelope), path, 0o640);
      pictures.push(key);
    }
  }
  return pictures;
}

async function restoreFile(stages, path, mode) {
  await pipeline(...stages, createWriteStream(path, { flags: 'wx', mode, flush: true }));
}

async function fillDatabase(url, folder, envelope) {
  await restoreDump(url, readPart(folder, DUMP, envelope));
  return inSnapshot(url, readContent);
}

async function openArchive(backup, way, passphrase) {
  const folder = archiveFolder(dirname(backup), way.position.archive);
  return { ...way, folder, envelope: await envelopeOf(folder, passphrase) };
}

/** @returns the keys of the pictures that were there; without `wanted` all are restored */
async function restorePictures({ folder, envelope }, { uploadDir, wanted }) {
  const there = new Set(await listPictures(folder));
  const keys = (wanted ?? [...there].filter((key) => !hasPicture(uploadDir, key))).filter((key) =>
    there.has(key),
  );
  for (const key of keys) {
    const path = pathInside(uploadDir, key);
    mkdirSync(dirname(path), { recursive: true, mode: 0o750 });
    await restoreFile(readPart(folder, PICTURES + key, envelope), path, 0o640);
  }
  return keys;
}

/** @returns the settings with which the server has to start */
async function unpackCopy(data, { folder, envelope, archive }) {
  await unpackTar([...readPart(folder, ARCHIVE, envelope), createGunzip()], data);
  if (!archive) return {};
  await layLog(data, archive.folder, archive);
  return requestRecovery(data, archive.atMs);
}

async function unpackFiles(into, copy) {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const settings = await unpackCopy(into, copy);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(into, 'postgresql.auto.conf'), lines.join(''));
}

// Unpacked under a name that a start removes, so that an interrupted restore leaves nothing that looks like a database.
async function startFiles({ folder, envelope, archive, dataDir, fsync, say }) {
  const base = join(dataDir, 'postgres');
  const fresh = join(base, `data.tmp-${process.pid}`);
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const settings = await unpackCopy(fresh, { folder, envelope, archive });
  renameSync(fresh, join(base, 'data'));
  if (archive) say(`Replaying ${archive.pieces.length} pieces of the archive …`);
  const postgres = await startPostgres({
    dataDir,
    fsync,
    log: say,
    settings,
    readyMs: archive && REPLAY_MS,
  });
  try {
    return await inSnapshot(postgres.url, readContent);
  } finally {
    await postgres.stop();
  }
}

async function readContent(client) {
  await lastMigration(client);
  return { rows: await countRows(client), pictures: await localPictures(client) };
}
