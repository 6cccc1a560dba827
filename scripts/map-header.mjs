// The start of a PMTiles file: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
import { PlainError } from '../server/local/plain-error.mjs';

export const HEADER_BYTES = 127;
const VERSION = 3;
const CLUSTERED = 1;
const GZIP = 2;
const VECTOR_TILES = 1;
/** The unit in which the header stores degrees. */
const DEGREE = 10_000_000;

/**
 * @param {Buffer} bytes the start of a file
 * @param {string} name of the file, for the error
 * @throws PlainError it is no map with vector tiles
 */
export function checkHeader(bytes, name) {
  const isMap =
    bytes.length >= HEADER_BYTES &&
    bytes.toString('latin1', 0, 7) === 'PMTiles' &&
    bytes[7] === VERSION;
  if (!isMap) throw new PlainError(`${name} is not a PMTiles file of version ${VERSION}.`);
  if (bytes[99] !== VECTOR_TILES) throw new PlainError(`${name} has no vector tiles.`);
}

export function describeHeader(bytes) {
  const degrees = [102, 106, 110, 114].map((at) => (bytes.readInt32LE(at) / DEGREE).toFixed(2));
  const [west, south, east, north] = degrees;
  return {
    zooms: `${bytes[100]} to ${bytes[101]}`,
    bounds: `${south},${west} to ${north},${east}`,
  };
}

/** `lengths`: of the root directory, the metadata, the leaf directories and the tiles, which follow in this order. */
export function makeHeader({ lengths, counts, tileCompression, zooms, box, centre }) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = VERSION;
  let offset = HEADER_BYTES;
  const sections = lengths.flatMap((length) => {
    offset += length;
    return [offset - length, length];
  });
  for (const [index, value] of [...sections, ...counts].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  }
  header.set([CLUSTERED, GZIP, tileCompression, VECTOR_TILES, ...zooms], 96);
  header[118] = centre.zoom;
  const places = [box.west, box.south, box.east, box.north, centre.longitude, centre.latitude];
  const offsets = [102, 106, 110, 114, 119, 123];
  for (const [index, degrees] of places.entries()) {
    header.writeInt32LE(Math.round(degrees * DEGREE), offsets[index]);
  }
  return header;
}
