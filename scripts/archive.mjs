#!/usr/bin/env node
// Archives the database of DATABASE_URL to BACKUP_DIR until it is stopped, for those who run the processes themselves: `npm start`
// does the same by itself. docs/operations.md, 'Nothing lost between backups'.
import { once } from 'node:events';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { ROOT, requireInstalled, runCommandLine } from './command-line.mjs';

async function main() {
  requireInstalled();
  const { archiveWal } = await import('../server/local/backup/archive.mjs');
  const options = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const { uploadDir, externalUrl, migrateUrl, backups } = options;
  const url = migrateUrl ?? externalUrl;
  if (!url)
    throw new PlainError('Set DATABASE_URL: npm start archives its own database by itself.');
  const end = archiveWal({ ...backups, url, uploadDir, print: console.log });
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await end();
  return 0;
}

runCommandLine(main);
