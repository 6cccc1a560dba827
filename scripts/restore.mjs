#!/usr/bin/env node
// `npm run restore -- BACKUP` puts a backup into an empty data folder, or into the empty database of DATABASE_URL.
import { existsSync } from 'node:fs';
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

BACKUP: a folder that npm run backup made. DATA_DIR, and the database of DATABASE_URL if you use one, must be empty.`;

async function main(args) {
  if (args.length !== 1 || args[0].startsWith('-')) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  requireInstalled();
  const folder = fromInvocationDir(args[0]);
  if (!existsSync(folder)) throw new PlainError(`There is no folder ${folder}.`);
  const { restoreBackup } = await import('../server/local/backup/restore-backup.mjs');
  const options = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const { dataDir, uploadDir, externalUrl, migrateUrl, backups } = options;
  const { manifest, tables, rows, pictures, differences } = await restoreBackup({
    root: ROOT,
    folder,
    dataDir,
    uploadDir,
    url: externalUrl && (migrateUrl ?? externalUrl),
    passphrase: backups.passphrase,
    say: console.log,
  });
  const where = externalUrl ? `the database of DATABASE_URL and ${dataDir}` : dataDir;
  console.log(
    `Restored the backup of ${manifest.createdAt} into ${where}: ${tables} tables with ${rows} rows, and ${pictures} pictures.`,
  );
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) {
    console.error('The rest is as the manifest says. What was restored stays where it is.');
    return 1;
  }
  console.log('Everything is as the manifest says. Start it with npm start.');
  return 0;
}

runCommandLine(main);
