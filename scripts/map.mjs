#!/usr/bin/env node
// `npm run map -- FILE`: adds the streets of a city to the maps, from a PMTiles file. It is used once it is copied into the
// data folder.
import { constants } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../server/local/data-folder.mjs';
import { readOptions, withEnvFile } from '../server/local/environment.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { EXIT_USAGE, fromInvocationDir, ROOT, runCommandLine } from './command-line.mjs';

const USAGE = `Usage: npm run map -- FILE      shows the streets of a PMTiles file with vector tiles of Protomaps
       npm run map -- --remove  goes back to the drawn base map

A city is cut out of a daily build of https://maps.protomaps.com/builds with the program pmtiles:
  pmtiles extract https://build.protomaps.com/DAY.pmtiles lahore.pmtiles --bbox=74.1,31.3,74.6,31.7`;

const HEADER_BYTES = 127;
const VERSION = 3;
const VECTOR_TILES = 1;
/** The unit in which the header stores degrees. */
const DEGREE = 10_000_000;

async function main(args) {
  const [given, ...more] = args;
  if (!given || more.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  const { dataDir } = readOptions([], withEnvFile(ROOT, process.env), ROOT);
  const target = join(dataDir, 'map.pmtiles');
  if (given === '--remove') {
    await rm(target, { force: true });
    console.log('Maps show the drawn base map again.');
    return 0;
  }
  const file = fromInvocationDir(given);
  const { zooms, bounds } = await readHeader(file);
  makeDataFolder(dataDir);
  // Renamed into place, so that a partial copy is never read.
  await copyFile(file, `${target}.new`, constants.COPYFILE_FICLONE);
  await rename(`${target}.new`, target);
  console.log(`Maps show the streets from ${bounds}, at zooms ${zooms}.`);
  console.log('Pictures of maps on pages follow within seconds.');
  return 0;
}

async function readHeader(file) {
  const handle = await open(file).catch(() => {
    throw new PlainError(`There is no file ${file}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const isMap =
      bytesRead === HEADER_BYTES &&
      buffer.toString('latin1', 0, 7) === 'PMTiles' &&
      buffer[7] === VERSION;
    if (!isMap) throw new PlainError(`${file} is not a PMTiles file of version ${VERSION}.`);
    if (buffer[99] !== VECTOR_TILES) throw new PlainError(`${file} has no vector tiles.`);
    const degrees = [102, 106, 110, 114].map((at) => (buffer.readInt32LE(at) / DEGREE).toFixed(2));
    const [west, south, east, north] = degrees;
    return {
      zooms: `${buffer[100]} to ${buffer[101]}`,
      bounds: `${south},${west} to ${north},${east}`,
    };
  } finally {
    await handle.close();
  }
}

runCommandLine(main);
