#!/usr/bin/env node
// `npm run doctor [-- --json]`: checks an installation for operators' errors, with remedies. Uses the variables that `npm
// start` would use. Processes that run separately have their own: node dist/doctor.mjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, readOptions, withEnvFile } from '../server/local/environment.mjs';
import { loadSecrets, newSecrets } from '../server/local/secrets.mjs';
import { onDatabase } from './admin.mjs';
import { EXIT_USAGE, ROOT, requireInstalled, runCommandLine } from './command-line.mjs';

const USAGE = 'Usage: npm run doctor   or   npm run doctor -- --json';

async function main(args) {
  if (args.some((arg) => arg !== '--json')) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  requireInstalled();
  // It imports packages.
  const { runBundle } = await import('./run-bundle.mjs');
  const base = withEnvFile(ROOT, process.env);
  const options = readOptions([], base, ROOT);
  return onDatabase(options, (databaseUrl) =>
    runBundle('doctor', args, environment(base, options, databaseUrl)),
  );
}

function environment(base, options, databaseUrl) {
  const { port, wsPort, dataDir } = options;
  // Before the first start, values like those that it will create.
  const secrets = existsSync(join(dataDir, 'secrets.json')) ? loadSecrets(dataDir) : newSecrets();
  return {
    ...childEnvironment(base, options, { databaseUrl, port, wsPort, secrets }),
    MIGRATE_DATABASE_URL: options.migrateUrl ?? '',
  };
}

runCommandLine(main);
