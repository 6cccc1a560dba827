import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findMapFile, readMapFile } from '@/lib/platform/maps/map-file';
import { type MapFrame, tilesIn } from '@/lib/platform/maps/map-frame';

interface Stroke {
  color: string;
  /** In pixels of the map; undefined for an area. */
  width?: number;
}

interface Street extends Stroke {
  path: string;
}

/** The drawn layers of Protomaps' tiles, from the lowest up, with their styles by kind; '' is any other kind. */
const LOOKS: [layer: string, kinds: Record<string, Stroke>][] = [
  [
    'landuse',
    kindsOf(['park', 'garden', 'golf_course', 'forest', 'wood', 'grass', 'pitch'], {
      color: '#d6e4c6',
    }),
  ],
  [
    'water',
    {
      river: { color: '#b9d6de', width: 2 },
      canal: { color: '#b9d6de', width: 1.5 },
      '': { color: '#b9d6de' },
    },
  ],
  [
    'roads',
    {
      highway: { color: '#e8b38c', width: 4 },
      major_road: { color: '#f0cfa6', width: 3.2 },
      rail: { color: '#c9c2b4', width: 1 },
      path: { color: '#e4ddcd', width: 0.8 },
      '': { color: '#ffffff', width: 2 },
    },
  ],
];

function kindsOf(kinds: string[], stroke: Stroke): Record<string, Stroke> {
  return Object.fromEntries(kinds.map((kind) => [kind, stroke]));
}

let opened: { version: string; tiles: PMTiles } | undefined;

async function openTiles(): Promise<PMTiles | null> {
  const file = await findMapFile();
  if (!file) return null;
  if (opened?.version !== file.version) {
    const tiles = new PMTiles({
      getKey: () => file.version,
      getBytes: async (offset, length) => {
        const bytes = await readMapFile(offset, length);
        if (!bytes) throw new Error('The map file is gone');
        // A slice of a larger buffer, of which the reader would take everything.
        return { data: bytes.slice().buffer };
      },
    });
    opened = { version: file.version, tiles };
  }
  return opened.tiles;
}

/** Whether the operator's map reaches a point. */
export async function hasStreetsAt({ latitude, longitude }: GeoPoint): Promise<boolean> {
  const tiles = await openTiles();
  if (!tiles) return false;
  const { minLat, maxLat, minLon, maxLon } = await tiles.getHeader();
  return latitude >= minLat && latitude <= maxLat && longitude >= minLon && longitude <= maxLon;
}

/** Parks, water and roads of the operator's map in a frame, from the lowest up; null when no such map covers it. */
export async function drawStreets(frame: MapFrame): Promise<Street[] | null> {
  const tiles = await openTiles();
  if (!tiles) return null;
  const { maxZoom } = await tiles.getHeader();
  const streets: Street[][] = LOOKS.map(() => []);
  let isCovered = false;
  for (const { z, x, y, ...place } of tilesIn(frame, Math.min(maxZoom, frame.zoom))) {
    const found = await tiles.getZxy(z, x, y);
    if (!found) continue;
    isCovered = true;
    const { layers } = new VectorTile(new Pbf(found.data));
    for (const [index, [name, kinds]] of LOOKS.entries()) {
      const layer = layers[name];
      for (let at = 0; at < (layer?.length ?? 0); at += 1) {
        const feature = layer?.feature(at);
        const look = feature && (kinds[String(feature.properties['kind'])] ?? kinds['']);
        if (feature && look) streets[index]?.push(...toStreet(feature, look, place));
      }
    }
  }
  return isCovered ? streets.flat() : null;
}

const AREA = 3;

function toStreet(
  feature: VectorTileFeature,
  { color, width }: Stroke,
  { left, top, size }: { left: number; top: number; size: number },
): Street[] {
  const isArea = feature.type === AREA;
  // A point, or a river's name.
  if (feature.type === 1 || (!isArea && width === undefined)) return [];
  const ratio = size / feature.extent;
  const path = feature
    .loadGeometry()
    .map((line) => {
      const spots = line.map(
        ({ x, y }) => `${(left + x * ratio).toFixed(1)} ${(top + y * ratio).toFixed(1)}`,
      );
      return `M${spots.join('L')}${isArea ? 'Z' : ''}`;
    })
    .join('');
  return [isArea ? { color, path } : { color, width, path }];
}
