#!/usr/bin/env node
// `npm run map -- FILE`, or `-- --around CITY`: adds the streets of a city to the maps, from a PMTiles file of one's own or from
// one at an address. They are used once the file is in the data folder.
import { constants } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeDataFolder } from '../server/local/data-folder.mjs';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import {
  EXIT_USAGE,
  fromInvocationDir,
  ROOT,
  requireInstalled,
  runCommandLine,
} from './command-line.mjs';
import { checkHeader, describeHeader, HEADER_BYTES } from './map-header.mjs';

const SOURCE = 'https://build.protomaps.com/{day}.pmtiles';
const KM = 15;
const KM_MAX = 200;
const MEGABYTE = 1_000_000;
/** Of a hundred, between two lines. */
const STEP = 10;

const USAGE = `Usage: npm run map -- --around CITY  fetches the streets of a city ("Lahore", "Hyderabad, Pakistan")
           --km ${KM}         so far to each side
           --from ADDRESS  of a PMTiles file with vector tiles of Protomaps; {day} is the newest of a week
                           (${SOURCE})
       npm run map -- FILE           shows the streets of a PMTiles file with vector tiles of Protomaps
       npm run map -- --remove       goes back to the drawn base map`;

/** @param {() => AbortSignal} watch its signal ends a download, and the partial file is removed */
export async function main(args, watch = stopped) {
  const given = readArguments(args);
  if (!given) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  const { dataDir } = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const target = join(dataDir, 'map.pmtiles');
  if (given.remove) {
    await rm(target, { force: true });
    console.log('Maps show the drawn base map again.');
    return 0;
  }
  const shown = given.file
    ? await showFile(given.file, target)
    : await showAround(given, target, watch);
  console.log(`Maps show the streets ${shown}.`);
  console.log('Pictures of maps on pages follow within seconds.');
  return 0;
}

/** @returns null for arguments that make no sense together */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        around: { type: 'string' },
        from: { type: 'string' },
        km: { type: 'string' },
        remove: { type: 'boolean' },
      },
    });
    const [file, ...more] = positionals;
    const ways = [file, values.around, values.remove].filter(Boolean);
    const isLost = !values.around && (values.from ?? values.km) !== undefined;
    return ways.length === 1 && more.length === 0 && !isLost ? { ...values, file } : null;
  } catch {
    return null;
  }
}

async function showFile(given, target) {
  const file = fromInvocationDir(given);
  const { zooms, bounds } = await readHeader(file);
  await replace(target, (path) => copyFile(file, path, constants.COPYFILE_FICLONE));
  return `from ${bounds}, at zooms ${zooms}`;
}

async function readHeader(file) {
  const handle = await open(file).catch(() => {
    throw new PlainError(`There is no file ${file}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    checkHeader(buffer.subarray(0, bytesRead), file);
    return describeHeader(buffer);
  } finally {
    await handle.close();
  }
}

async function showAround({ around, from = SOURCE, km = String(KM) }, target, watch) {
  const side = Number(km);
  if (!(side >= 1 && side <= KM_MAX)) {
    throw new PlainError(`--km must be a number from 1 to ${KM_MAX}, not ${km}.`);
  }
  if (!/^https?:\/\//.test(from) || !URL.canParse(from)) {
    throw new PlainError(`--from must be an address with http:// or https://, not ${from}.`);
  }
  requireInstalled();
  const [{ findCity, sayOthers }, { openSource }, { extractMap }] = await Promise.all([
    import('./map-city.mjs'),
    import('./map-source.mjs'),
    import('./map-extract.mjs'),
  ]);
  const city = findCity(around);
  if (city.others.length > 0) console.log(sayOthers(city));
  const source = await openSource(from, watch());
  console.log(`${side} km around ${city.label}, from ${source.source.getKey()}:`);
  const zooms = await replace(target, (path) => extractMap(source, city, side, path, reporter()));
  return `around ${city.label}, at zooms ${zooms.minZoom} to ${zooms.maxZoom}`;
}

/** Aborted by Ctrl-C. */
function stopped() {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => controller.abort(new PlainError('Stopped. Maps are as before.')));
  }
  return controller.signal;
}

function reporter() {
  let next = STEP;
  return (bytes, all) => {
    const percent = Math.floor((bytes / all) * 100);
    if (percent < next) return;
    next = percent - (percent % STEP) + STEP;
    const [done, whole] = [bytes, all].map((count) => (count / MEGABYTE).toFixed(1));
    console.log(`  ${done} of ${whole} MB (${percent} %)`);
  };
}

/** Renamed into place, so that a partial file is never read. */
async function replace(target, write) {
  makeDataFolder(join(target, '..'));
  const partial = `${target}.new`;
  try {
    const result = await write(partial);
    await rename(partial, target);
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) runCommandLine(main);
