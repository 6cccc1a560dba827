#!/usr/bin/env node
// `npm run import:venues -- FILE [--report FILE]`: lists the places of an OpenStreetMap extract (GeoJSON or Overpass JSON) or
// of a table (CSV) as venues. The report lists every skipped record. Works on DATABASE_URL, else on the data folder of `npm
// start`, whether that is running or not.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { onDatabase } from './admin.mjs';
import { EXIT_USAGE, fromInvocationDir, ROOT, runCommandLine } from './command-line.mjs';
import { runOnDatabase } from './run-bundle.mjs';

const USAGE = `Usage: npm run import:venues -- FILE [--report FILE]

FILE: GeoJSON or Overpass JSON of OpenStreetMap, or CSV with a header (name, address, city, latitude, longitude, sports, …)`;

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
  return onDatabase(options, (url) => runOnDatabase('import-venues', [path, ...report], env, url));
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

runCommandLine(main);
