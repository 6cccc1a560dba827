import Pbf from 'pbf';
import { zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
const DEGREE = 10_000_000;
const EXTENT = 4_096;
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7];
const [LINE, AREA] = [2, 3];
const LEAF_ENTRIES = 500;
const EMPTY = Buffer.alloc(0);

interface Shape {
  layer: string;
  kind: string;
  /** As a share of the tile's side, 0 to 4096. */
  points: [number, number][];
  isArea: boolean;
}

/** A main road across the middle of a tile, and a lake in its lower right quarter. */
const SHAPES: Shape[] = [
  {
    layer: 'earth',
    kind: 'earth',
    points: [
      [0, 0],
      [4096, 0],
      [4096, 4096],
      [0, 4096],
    ],
    isArea: true,
  },
  {
    layer: 'water',
    kind: 'lake',
    points: [
      [2048, 2400],
      [4096, 2400],
      [4096, 4096],
      [2048, 4096],
    ],
    isArea: true,
  },
  {
    layer: 'roads',
    kind: 'highway',
    points: [
      [0, 2048],
      [4096, 2048],
    ],
    isArea: false,
  },
];

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** A PMTiles file, uncompressed, with the same vector tile at these places and everywhere at these zooms. */
export function makeMapFile(tiles: Tile[], everywhereAt: number[] = []): Buffer {
  const tile = Buffer.from(makeTile());
  const same = { offset: 0, length: tile.length };
  const entries = [
    ...tiles.map(({ z, x, y }) => ({ id: zxyToTileId(z, x, y), count: 1, ...same })),
    ...everywhereAt.map((z) => ({ id: zxyToTileId(z, 0, 0), count: 4 ** z, ...same })),
  ].toSorted((a, b) => a.id - b.id);
  const zooms = [...tiles.map(({ z }) => z), ...everywhereAt];
  return makeFile({ root: makeDirectory(entries), leaves: EMPTY, tiles: tile, entries, zooms });
}

/** A PMTiles file with leaf directories, where each tile has one more layer, of its name. Tiles of a name are stored once. */
export function makeNamedMapFile(tiles: Tile[], nameOf: (tile: Tile) => string): Buffer {
  const contents = new Map<string, Pick<Entry, 'offset' | 'length'>>();
  const data: Buffer[] = [];
  let bytes = 0;
  const entries = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), name: nameOf(tile) }))
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name }) => {
      let content = contents.get(name);
      if (!content) {
        const tile = Buffer.from(makeTile(name));
        content = { offset: bytes, length: tile.length };
        contents.set(name, content);
        data.push(tile);
        bytes += tile.length;
      }
      return { id, count: 1, ...content };
    });
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const leaf = makeDirectory(entries.slice(at, at + LEAF_ENTRIES));
    pointers.push({ id: entries[at]?.id ?? 0, count: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const [root, zooms] = [makeDirectory(pointers), tiles.map(({ z }) => z)];
  return makeFile({
    root,
    leaves: Buffer.concat(leaves),
    tiles: Buffer.concat(data),
    entries,
    zooms,
  });
}

interface Parts {
  root: Buffer;
  leaves: Buffer;
  tiles: Buffer;
  entries: Entry[];
  zooms: number[];
}

function makeFile({ root, leaves, tiles, entries, zooms }: Parts): Buffer {
  const metadata = Buffer.from('{"attribution":"OpenStreetMap"}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  let offset = HEADER_BYTES;
  const sections = [root, metadata, leaves, tiles].flatMap(({ length }) => {
    offset += length;
    return [offset - length, length];
  });
  for (const [index, value] of [...sections, entries.length, entries.length, 1].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  }
  // Clustered; neither directories nor tiles are compressed; vector tiles.
  const inOrder = zooms.toSorted((a, b) => a - b);
  header.set([1, 1, 1, 1, inOrder[0] ?? 0, inOrder.at(-1) ?? 0], 96);
  for (const [index, degrees] of [74, 31, 75, 32].entries()) {
    header.writeInt32LE(degrees * DEGREE, 102 + 4 * index);
  }
  return Buffer.concat([header, root, metadata, leaves, tiles]);
}

interface Entry {
  id: number;
  /** Of tiles one after the other; 0 for a leaf directory. */
  count: number;
  offset: number;
  length: number;
}

function makeDirectory(entries: Entry[]): Buffer {
  const pbf = new Pbf();
  pbf.writeVarint(entries.length);
  for (const [index, { id }] of entries.entries()) {
    pbf.writeVarint(id - (entries[index - 1]?.id ?? 0));
  }
  for (const { count } of entries) pbf.writeVarint(count);
  for (const { length } of entries) pbf.writeVarint(length);
  for (const { offset } of entries) pbf.writeVarint(offset + 1);
  return Buffer.from(pbf.finish());
}

function makeTile(name?: string): Uint8Array {
  const pbf = new Pbf();
  const named = name === undefined ? [] : SHAPES.map((shape) => ({ ...shape, layer: name }));
  for (const shape of [...SHAPES, ...named.slice(0, 1)]) pbf.writeMessage(3, writeLayer, shape);
  return pbf.finish();
}

function writeLayer({ layer, kind, points, isArea }: Shape, pbf: Pbf): void {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, layer);
  pbf.writeMessage(2, writeFeature, { points, isArea });
  pbf.writeStringField(3, 'kind');
  pbf.writeMessage(4, (value: string, part: Pbf) => part.writeStringField(1, value), kind);
  pbf.writeVarintField(5, EXTENT);
}

function writeFeature({ points, isArea }: Pick<Shape, 'points' | 'isArea'>, pbf: Pbf): void {
  pbf.writePackedVarint(2, [0, 0]);
  pbf.writeVarintField(3, isArea ? AREA : LINE);
  pbf.writePackedVarint(4, [
    command(MOVE_TO, 1),
    ...steps(points.slice(0, 1), [0, 0]),
    command(LINE_TO, points.length - 1),
    ...steps(points.slice(1), points[0] ?? [0, 0]),
    ...(isArea ? [command(CLOSE, 1)] : []),
  ]);
}

const command = (id: number, count: number) => id | (count << 3);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function steps(points: [number, number][], start: [number, number]): number[] {
  return points.flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? start;
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
}
