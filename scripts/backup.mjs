#!/usr/bin/env node
// `npm run backup` writes a backup into BACKUP_DIR and removes the oldest there; `npm run backup -- FOLDER` writes one into FOLDER.
// Works on DATABASE_URL, else on the data folder of `npm start`, whether that is running or not.
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { onDatabase } from './admin.mjs';
import {
  EXIT_USAGE,
  fromInvocationDir,
  ROOT,
  requireInstalled,
  runCommandLine,
} from './command-line.mjs';

const USAGE = `Usage: npm run backup   or   npm run backup -- FOLDER
The first uses the folder BACKUP_DIR and keeps the newest BACKUP_KEEP backups there.`;
const MEGABYTE = 1_000_000;

async function main(args) {
  if (args.length > 1 || args[0]?.startsWith('-')) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  requireInstalled();
  const { makeBackup } = await import('../server/local/backup/make-backup.mjs');
  const { removeOld } = await import('../server/local/backup/folder.mjs');
  const { readState, removeUnneeded } = await import('../server/local/backup/archive-folder.mjs');
  const options = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const { dataDir, uploadDir, externalUrl, migrateUrl, backups } = options;
  const dir = args[0] ? fromInvocationDir(args[0]) : backups.dir;
  const began = performance.now();
  const ownerUrl = externalUrl && (migrateUrl ?? externalUrl);
  const { folder, manifest, bytes } = await onDatabase({ externalUrl: ownerUrl, dataDir }, (url) =>
    makeBackup({
      root: ROOT,
      dir,
      url,
      isEmbedded: !externalUrl,
      dataDir,
      uploadDir,
      passphrase: backups.passphrase,
      // The archive is beside the scheduled backups.
      isArchived: backups.isArchived && !args[0],
    }),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const form = backups.passphrase ? ', encrypted' : '';
  console.log(`Backup: ${folder} (${(bytes / MEGABYTE).toFixed(1)} MB${form}, ${seconds} s)`);
  for (const key of manifest.missingPictures) {
    console.warn(`The picture ${key} is in the database, but its file is not in ${uploadDir}.`);
  }
  if (!args[0]) {
    for (const name of removeOld(dir, backups.keep)) console.log(`Removed the old backup ${name}.`);
    removeUnneeded(dir, readState(dir)?.archive);
  }
  return 0;
}

runCommandLine(main);
