import type { GeoPoint } from '@/lib/platform/geo/point';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

const TILE = 256;

interface Spot {
  x: number;
  y: number;
}

/** A picture of a map: the pixel of each point of the world. The projection is Web Mercator. */
export interface MapFrame {
  width: number;
  height: number;
  zoom: number;
  /** Pixels of the picture per pixel of a map at this zoom. */
  scale: number;
  spotOf: (point: GeoPoint) => Spot;
  bounds: MapBounds;
}

export function frameAround(
  centre: GeoPoint,
  { zoom, scale, ...size }: { width: number; height: number; zoom: number; scale: number },
): MapFrame {
  const world = TILE * 2 ** zoom * scale;
  const at = project(centre);
  const [left, top] = [at.x * world - size.width / 2, at.y * world - size.height / 2];
  const northWest = unproject({ x: left / world, y: top / world });
  const southEast = unproject({ x: (left + size.width) / world, y: (top + size.height) / world });
  return {
    ...size,
    zoom,
    scale,
    spotOf: (point) => {
      const { x, y } = project(point);
      return { x: x * world - left, y: y * world - top };
    },
    bounds: {
      north: northWest.latitude,
      west: northWest.longitude,
      south: southEast.latitude,
      east: southEast.longitude,
    },
  };
}

interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** The tiles of a zoom that a frame shows, each with its position and size in the picture. */
export function tilesIn(
  frame: MapFrame,
  z: number,
): (TilePlace & { left: number; top: number; size: number })[] {
  const size = TILE * frame.scale * 2 ** (frame.zoom - z);
  const start = frame.spotOf(unproject({ x: 0, y: 0 }));
  const count = 2 ** z;
  const tiles = [];
  const last = { x: (frame.width - start.x) / size, y: (frame.height - start.y) / size };
  for (let x = Math.max(0, Math.floor(-start.x / size)); x < Math.min(count, last.x); x += 1) {
    for (let y = Math.max(0, Math.floor(-start.y / size)); y < Math.min(count, last.y); y += 1) {
      tiles.push({ z, x, y, left: start.x + x * size, top: start.y + y * size, size });
    }
  }
  return tiles;
}

/** As a share of the world: 0 to 1 from west to east and from north to south. */
function project({ latitude, longitude }: GeoPoint): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

function unproject({ x, y }: Spot): GeoPoint {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}
