#!/usr/bin/env node
// `npm run restore -- BACKUP` puts a backup into an empty data folder, or into the empty database of DATABASE_URL. With `--at TIME`
// what happened after the backup is replayed from the archive beside it.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import {
  EXIT_USAGE,
  fromInvocationDir,
  ROOT,
  requireInstalled,
  runCommandLine,
} from './command-line.mjs';

const USAGE = `Usage: npm run restore -- BACKUP
   or: npm run restore -- --at '2026-11-27 19:30'   or   --at latest

BACKUP: a folder that npm run backup made. With --at the newest backup before that time is taken from BACKUP_DIR (or --from FOLDER),
and what happened until then from the archive. DATA_DIR, and the database of DATABASE_URL if you use one, must be empty.
--into FOLDER: where the files of a database of your own go.`;

const OPTIONS = { at: { type: 'string' }, from: { type: 'string' }, into: { type: 'string' } };

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const isBackup = values.at === undefined && values.from === undefined;
    return positionals.length === (isBackup ? 1 : 0) ? { ...values, backup: positionals[0] } : null;
  } catch {
    return null;
  }
}

async function chooseWay({ at, from }, options) {
  const { findWay } = await import('../server/local/backup/archive-folder.mjs');
  const { readInstant, wordsIn } = await import('../server/local/backup/instant.mjs');
  const { timeZone } = options;
  const atMs = at === 'latest' ? undefined : readInstant(at, timeZone);
  const dir = from ? fromInvocationDir(from) : options.backups.dir;
  return { ...findWay(dir, atMs, wordsIn(timeZone)), atMs };
}

async function main(args) {
  const given = readArguments(args);
  if (!given) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  requireInstalled();
  const options = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const way = given.backup ? undefined : await chooseWay(given, options);
  const folder = way?.folder ?? fromInvocationDir(given.backup);
  const into = given.into && fromInvocationDir(given.into);
  if (!existsSync(folder)) throw new PlainError(`There is no folder ${folder}.`);
  const { restoreBackup } = await import('../server/local/backup/restore-backup.mjs');
  const { dataDir, uploadDir, externalUrl, migrateUrl, backups } = options;
  if (way) console.log(`From the backup ${folder}`);
  const restored = await restoreBackup({
    root: ROOT,
    folder,
    dataDir,
    uploadDir,
    url: into ? undefined : externalUrl && (migrateUrl ?? externalUrl),
    into,
    way,
    passphrase: backups.passphrase,
    say: console.log,
  });
  return report(restored, { into, way, dataDir, externalUrl, timeZone: options.timeZone });
}

async function report({ manifest, tables, rows, pictures, differences }, place) {
  const { into, way, dataDir, externalUrl, timeZone } = place;
  const { wordsIn } = await import('../server/local/backup/instant.mjs');
  const time = way
    ? `the state of ${wordsIn(timeZone)(way.atMs ?? way.reached)}`
    : `the backup of ${manifest.createdAt}`;
  if (into) {
    console.log(
      `Restored ${time}: the database into ${into}, ${pictures} pictures into ${dataDir}. Start your Postgres with that folder; docs/operations.md says how.`,
    );
    return 0;
  }
  const where = externalUrl ? `the database of DATABASE_URL and ${dataDir}` : dataDir;
  console.log(
    `Restored ${time} into ${where}: ${tables} tables with ${rows} rows, and ${pictures} pictures.`,
  );
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error('The rest is as it was. What was restored stays where it is.');
    return 1;
  }
  console.log(
    `${way ? 'Every picture is there' : 'Everything is as the manifest says'}. Start it with npm start.`,
  );
  return 0;
}

runCommandLine(main);
