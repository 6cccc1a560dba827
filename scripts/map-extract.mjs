import { open } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import Pbf from 'pbf';
import { findTile, zxyToTileId } from 'pmtiles';
import { PlainError } from '../server/local/plain-error.mjs';
import { HEADER_BYTES, makeHeader } from './map-header.mjs';

const ZOOM_MAX = 15;
const ZOOM_SHOWN = 12;
const KM_PER_DEGREE = 111.32;
/** Web Mercator ends here. */
const LATITUDE_MAX = 85.05;
/** Readers fetch header and root directory at once. */
const ROOT_BYTES_MAX = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4_096;
const DEPTH_MAX = 4;
/** Fetching so many unneeded bytes takes less time than another request. */
const GAP_BYTES = 32_768;
const REQUEST_BYTES = 1_048_576;
const REQUESTS_AT_ONCE = 4;

/**
 * Writes the tiles around a place into a PMTiles file of its own.
 * @param {import('pmtiles').PMTiles} source
 * @param {{label: string, latitude: number, longitude: number}} place
 * @param {number} km to each side
 * @param {string} file
 * @param {(bytes: number, all: number) => void} onProgress
 */
export async function extractMap(source, place, km, file, onProgress) {
  const header = await source.getHeader();
  const maxZoom = Math.min(ZOOM_MAX, header.maxZoom);
  const box = boxAround(place, km);
  const { entries, pieces, bytes, tiles } = await choose(source, header, box, maxZoom);
  // A map of another country still has its tile of the whole world.
  if (!entries.some(({ tileId }) => tileId >= zxyToTileId(maxZoom, 0, 0))) {
    throw new PlainError(`${source.source.getKey()} has no streets around ${place.label}.`);
  }
  const metadata = gzipSync(JSON.stringify(await source.getMetadata()));
  const { root, leaves } = packDirectories(entries);
  const fields = {
    lengths: [root.length, metadata.length, leaves.length, bytes],
    counts: [tiles, entries.length, pieces.length],
    tileCompression: header.tileCompression,
    zooms: [header.minZoom, maxZoom],
    box: box.west < -180 || box.east > 180 ? { ...box, west: -180, east: 180 } : box,
    centre: { ...place, zoom: Math.min(ZOOM_SHOWN, maxZoom) },
  };
  const start = Buffer.concat([makeHeader(fields), root, metadata, leaves]);
  const handle = await open(file, 'w');
  try {
    await handle.write(start, 0, start.length, 0);
    await fetchPieces(source.source, header.tileDataOffset, pieces, onProgress, (data, at) =>
      handle.write(data, 0, data.length, start.length + at),
    );
  } finally {
    await handle.close();
  }
  return { minZoom: header.minZoom, maxZoom };
}

/** West may be below -180 and east above 180. */
function boxAround({ latitude, longitude }, km) {
  const north = Math.min(LATITUDE_MAX, latitude + km / KM_PER_DEGREE);
  const south = Math.max(-LATITUDE_MAX, latitude - km / KM_PER_DEGREE);
  const aside = km / KM_PER_DEGREE / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - aside, south, east: longitude + aside, north };
}

/** The places of the tiles in a box, in the order of the file. */
function tileIdsIn({ west, south, east, north }, minZoom, maxZoom) {
  const ids = [];
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const count = 2 ** z;
    const left = Math.floor((west / 360 + 0.5) * count);
    const right = Math.min(left + count - 1, Math.floor((east / 360 + 0.5) * count));
    const [top, bottom] = [north, south].map((latitude) => {
      const sine = Math.sin((latitude * Math.PI) / 180);
      return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count);
    });
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) ids.push(zxyToTileId(z, (x + count) % count, y));
    }
  }
  return ids.sort((a, b) => a - b);
}

/** @returns the entries of the new file, and the pieces of the source that become its tiles, each different one once */
async function choose(source, header, box, maxZoom) {
  const entries = [];
  const pieces = [];
  const offsets = new Map();
  let [bytes, tiles] = [0, 0];
  for (const tileId of tileIdsIn(box, header.minZoom, maxZoom)) {
    const found = await findEntry(source, header, tileId);
    if (!found) continue;
    const { offset: from, length } = found;
    if (!offsets.has(from)) {
      offsets.set(from, bytes);
      pieces.push({ from, to: bytes, length });
      bytes += length;
    }
    tiles += 1;
    const offset = offsets.get(from);
    const last = entries.at(-1);
    if (last?.offset === offset && last.tileId + last.runLength === tileId) last.runLength += 1;
    else entries.push({ tileId, offset, length, runLength: 1 });
  }
  return { entries, pieces, bytes, tiles };
}

async function findEntry({ source, cache }, header, tileId) {
  let [offset, length] = [header.rootDirectoryOffset, header.rootDirectoryLength];
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    const entry = findTile(await cache.getDirectory(source, offset, length, header), tileId);
    // A run of none stands for a leaf directory.
    if (!entry || entry.runLength > 0) return entry;
    [offset, length] = [header.leafDirectoryOffset + entry.offset, entry.length];
  }
  throw new PlainError(`${source.getKey()} has directories that lead nowhere.`);
}

function packDirectories(entries) {
  const whole = packDirectory(entries);
  if (whole.length <= ROOT_BYTES_MAX) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves = [];
    const pointers = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = packDirectory(entries.slice(at, at + size));
      leaves.push(leaf);
      pointers.push({ tileId: entries[at].tileId, offset, length: leaf.length, runLength: 0 });
      offset += leaf.length;
    }
    const root = packDirectory(pointers);
    if (root.length <= ROOT_BYTES_MAX) return { root, leaves: Buffer.concat(leaves) };
  }
}

function packDirectory(entries) {
  const pbf = new Pbf();
  pbf.writeVarint(entries.length);
  for (const [index, { tileId }] of entries.entries()) {
    pbf.writeVarint(tileId - (entries[index - 1]?.tileId ?? 0));
  }
  for (const { runLength } of entries) pbf.writeVarint(runLength);
  for (const { length } of entries) pbf.writeVarint(length);
  for (const [index, { offset }] of entries.entries()) {
    const before = entries[index - 1];
    // 0: right after the one before.
    pbf.writeVarint(before && offset === before.offset + before.length ? 0 : offset + 1);
  }
  return gzipSync(pbf.finish());
}

/** Neighbours are fetched together. */
async function fetchPieces(source, base, pieces, onProgress, write) {
  const ranges = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const end = piece.from + piece.length;
    const last = ranges.at(-1);
    if (last && piece.from - last.end <= GAP_BYTES && end - last.from <= REQUEST_BYTES) {
      last.pieces.push(piece);
      last.end = end;
    } else ranges.push({ from: piece.from, end, pieces: [piece] });
  }
  const all = ranges.reduce((sum, { from, end }) => sum + end - from, 0);
  let bytes = 0;
  const queue = ranges.values();
  const work = async () => {
    for (const { from, end, pieces: parts } of queue) {
      const { data } = await source.getBytes(base + from, end - from);
      for (const part of parts) {
        await write(new Uint8Array(data, part.from - from, part.length), part.to);
      }
      bytes += end - from;
      onProgress(bytes, all);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, work));
}
