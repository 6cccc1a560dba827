import Pbf from 'pbf';
import { zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
const DEGREE = 10_000_000;
const EXTENT = 4_096;
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7];
const [LINE, AREA] = [2, 3];

interface Shape {
  layer: 'roads' | 'water' | 'landuse' | 'earth';
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

interface Tile {
  z: number;
  x: number;
  y: number;
}

/** A PMTiles file, uncompressed, with the same vector tile at these places and everywhere at these zooms. */
export function makeMapFile(tiles: Tile[], everywhereAt: number[] = []): Buffer {
  const tile = Buffer.from(makeTile());
  const entries: Entry[] = [
    ...tiles.map(({ z, x, y }) => ({ id: zxyToTileId(z, x, y), count: 1 })),
    ...everywhereAt.map((z) => ({ id: zxyToTileId(z, 0, 0), count: 4 ** z })),
  ].toSorted((a, b) => a.id - b.id);
  const root = Buffer.from(makeDirectory(entries, tile.length));
  const metadata = Buffer.from('{}');
  const zooms = [...tiles.map(({ z }) => z), ...everywhereAt];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const afterRoot = HEADER_BYTES + root.length;
  const data = afterRoot + metadata.length;
  const sections = [
    HEADER_BYTES,
    root.length,
    afterRoot,
    metadata.length,
    data,
    0,
    data,
    tile.length,
  ];
  for (const [index, value] of [...sections, entries.length, entries.length, 1].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  }
  // Clustered; neither directories nor tiles are compressed; vector tiles.
  header.set([1, 1, 1, 1, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [index, degrees] of [74, 31, 75, 32].entries()) {
    header.writeInt32LE(degrees * DEGREE, 102 + 4 * index);
  }
  return Buffer.concat([header, root, metadata, tile]);
}

interface Entry {
  id: number;
  /** Of tiles one after the other. */
  count: number;
}

function makeDirectory(entries: Entry[], bytes: number): Uint8Array {
  const pbf = new Pbf();
  pbf.writeVarint(entries.length);
  for (const [index, { id }] of entries.entries()) {
    pbf.writeVarint(id - (entries[index - 1]?.id ?? 0));
  }
  for (const { count } of entries) pbf.writeVarint(count);
  for (const _entry of entries) pbf.writeVarint(bytes);
  // All of them are the same tile, at the start of the data.
  for (const _entry of entries) pbf.writeVarint(1);
  return pbf.finish();
}

function makeTile(): Uint8Array {
  const pbf = new Pbf();
  for (const shape of SHAPES) pbf.writeMessage(3, writeLayer, shape);
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
