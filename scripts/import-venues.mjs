#!/usr/bin/env node
// `npm run import:venues -- FILE [--report FILE]`: lists the places of an OpenStreetMap extract (GeoJSON or Overpass JSON) or
// of a table (CSV) as venues. The report names every record that was skipped.
// Works on DATABASE_URL, else on the data folder of `npm start`, whether that is running or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { onDatabase } from './admin.mjs';
import { bundleServers, generateClient } from './build.mjs';
import { EXIT_USAGE, fromInvocationDir, ROOT, runCommandLine } from './command-line.mjs';

const BUNDLE = join(ROOT, 'dist/import-venues.mjs');
const USAGE = `Usage: npm run import:venues -- FILE [--report FILE]

FILE: GeoJSON or Overpass JSON of OpenStreetMap, or CSV with a header (name, address, city, latitude, longitude, sports, …)`;
/** Required by the environment's schema; the importer signs nobody in. */
const UNUSED_SECRET = 'unused by the importer'.padEnd(32, '.');

async function main(args) {
  const given = readArguments(args);
  if (!given) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  const [path, ...report] = given.map(fromInvocationDir);
  if (!existsSync(path)) throw new PlainError(`There is no file ${path}.`);
  const env = withEnvFile(ROOT, process.env);
  const options = readOptions([], env, ROOT);
  return onDatabase(options, (url) => run([path, ...report], { ...env, DATABASE_URL: url }));
}

/** @returns the file and the optional report path; null for any other arguments */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { report: { type: 'string' } },
    });
    if (positionals.length !== 1 || values.report === '') return null;
    return values.report === undefined ? positionals : [positionals[0], values.report];
  } catch {
    return null;
  }
}

/** Runs in its own process, because it uses the app's code; writes to this terminal. */
async function run(paths, env) {
  await makeBundle(env);
  const child = spawn(process.execPath, [BUNDLE, ...paths], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      NEXTAUTH_URL: 'http://localhost:3000',
      NEXTAUTH_SECRET: UNUSED_SECRET,
      REALTIME_SECRET: UNUSED_SECRET,
      ...env,
    },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** Bundled as by `npm start`. An installation without dev dependencies runs the bundle that was shipped. */
async function makeBundle(env) {
  try {
    const context = { root: ROOT, env: { ...env, NODE_ENV: 'production' } };
    await generateClient(context);
    await bundleServers(context);
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !existsSync(BUNDLE)) throw error;
  }
}

runCommandLine(main);
