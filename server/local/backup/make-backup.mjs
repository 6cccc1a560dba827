import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf } from '../release.mjs';
import { archiveFolder, POSITION, readArchive, readState } from './archive-folder.mjs';
import { withBaseBackup } from './base-backup.mjs';
import { dumpDatabase, requireClientProgram } from './dump.mjs';
import {
  countRows,
  inSnapshot,
  lastMigration,
  localPictures,
  majorOf,
  serverTime,
  serverVersion,
  stillThere,
} from './facts.mjs';
import { inNewBackup } from './folder.mjs';
import { writeManifest } from './manifest.mjs';
import { pathInside, writePart } from './parts.mjs';
import { newKey, PLAIN, sealWith, sealWithKey } from './seal.mjs';
import { parseLsn } from './wal-stream.mjs';

export const ARCHIVE = 'database/base.tar.gz';
const FILE_LIST = 'database/backup_manifest';
export const DUMP = 'database.dump';
export const SECRETS = 'secrets.json';
export const PICTURES = 'uploads/';

/**
 * Makes a backup of a running instance below `dir`: the database, secrets.json and the pictures on this machine's disk.
 * @param {object} options
 * @param {string} options.root the folder of the project
 * @param {string} options.dir
 * @param {string} options.url the database, as its owner
 * @param {boolean} options.isEmbedded whether the database is the one in `dataDir`
 * @param {string} options.dataDir
 * @param {string} options.uploadDir
 * @param {string} [options.passphrase]
 * @param {boolean} [options.isArchived] whether server/local/backup/archive follows the database: a server of one's own is then
 *   copied with its files too, and needs a role with REPLICATION
 * @returns {Promise<{ folder: string, manifest: import('./manifest.mjs').Manifest, bytes: number }>}
 */
export async function makeBackup({
  root,
  dir,
  url,
  isEmbedded,
  dataDir,
  uploadDir,
  passphrase,
  isArchived = false,
}) {
  const key = passphrase && (await newKey());
  const envelope = key ? await sealWithKey(key) : PLAIN;
  return inNewBackup(dir, async (folder) => {
    const createdAt = new Date().toISOString();
    const copyDatabase = isEmbedded || isArchived ? copyFiles : copyDump;
    const { pictures, parts, position, ...facts } = await copyDatabase(url, folder, envelope);
    // Of a server that Maidan does not start.
    if (isArchived && !isEmbedded) facts.database.isOwn = true;
    const secrets = await copySecrets(dataDir, folder, envelope);
    // After the database, so that the pictures in it have been written by now.
    const copied = await copyPictures(pictures, uploadDir, folder, envelope);
    const all = [...parts, ...secrets, ...copied.parts];
    const missingPictures = await stillThere(url, copied.absent);
    if (isArchived) writePosition(folder, dir, { ...position, startedAt: createdAt });
    const { manifest, bytes } = await writeManifest(
      folder,
      { product: versionOf(root), createdAt, ...facts, missingPictures, parts: all, key },
      passphrase ? sealWith(passphrase) : PLAIN,
    );
    return { manifest, bytes: all.reduce((sum, part) => sum + part.bytes, bytes) };
  });
}

// The copy has the state of its end, which no statement can see, so rows are counted before and after it.
async function copyFiles(url, folder, envelope) {
  const before = await inSnapshot(url, async (client) => ({
    migration: await lastMigration(client),
    database: { kind: 'files', postgres: await serverVersion(client) },
    rows: await countRows(client),
  }));
  const { parts, from } = await withBaseBackup(url, async (backup) => ({
    parts: [
      await writePart(folder, ARCHIVE, backup, envelope),
      await writePart(folder, FILE_LIST, backup.fileList, envelope),
    ],
    from: backup.from,
  }));
  const after = await inSnapshot(url, async (client) => ({
    endedAt: await serverTime(client),
    rows: await countRows(client),
    pictures: await localPictures(client),
  }));
  const { pictures, endedAt } = after;
  const rows = rangeOf(before.rows, after.rows);
  return { ...before, rows, pictures, parts, position: { from, endedAt } };
}

/** The archive that continues the backup; without one yet, the backup stands alone. */
function writePosition(folder, dir, { from, ...times }) {
  const { archive } = readState(dir) ?? {};
  const known = archive && readArchive(archiveFolder(dir, archive));
  if (!known) return;
  const { timeline, segmentBytes } = known;
  const position = { archive, from: String(parseLsn(from)), timeline, segmentBytes, ...times };
  writeFileSync(join(folder, POSITION), `${JSON.stringify(position)}\n`, { mode: 0o600 });
}

// pg_dump sees the same state as the counts.
async function copyDump(url, folder, envelope) {
  return inSnapshot(url, async (client) => {
    const migration = await lastMigration(client);
    const postgres = await serverVersion(client);
    await requireClientProgram('pg_dump', majorOf(postgres));
    const rows = await countRows(client);
    const { rows: exported } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const part = await writePart(folder, DUMP, dumpDatabase(url, exported[0].snapshot), envelope);
    return {
      migration,
      database: { kind: 'dump', postgres },
      rows: rangeOf(rows, rows),
      pictures: await localPictures(client),
      parts: [part],
    };
  });
}

function rangeOf(before, after) {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    tables.map((table) => {
      const counts = [before[table] ?? 0, after[table] ?? 0];
      return [table, [Math.min(...counts), Math.max(...counts)]];
    }),
  );
}

async function copySecrets(dataDir, folder, envelope) {
  const file = join(dataDir, SECRETS);
  // With DATABASE_URL and all secrets in the environment there may be no such file.
  if (!existsSync(file)) return [];
  return [await writePart(folder, SECRETS, [readFileSync(file)], envelope)];
}

async function copyPictures(keys, uploadDir, folder, envelope) {
  const parts = [];
  const absent = [];
  for (const key of keys) {
    const file = await openIfThere(pathInside(uploadDir, key));
    if (file) {
      parts.push(await writePart(folder, PICTURES + key, file.createReadStream(), envelope));
    } else {
      absent.push(key);
    }
  }
  return { parts, absent };
}

/** Undefined without such a file. */
export async function openIfThere(path) {
  try {
    return await open(path);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
