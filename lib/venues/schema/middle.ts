import { z } from 'zod';

export interface Middle {
  latitude: number;
  longitude: number;
}

const position = z.tuple([z.number(), z.number()]).rest(z.number());

/** Of any GeoJSON shape: the middle of the bounding box of its positions. */
export function middleOf(geometry: unknown): Middle | null {
  const box = { south: 90, north: -90, west: 180, east: -180 };
  widen(box, geometry);
  // Seven decimals are a centimetre, the precision of OpenStreetMap.
  const latitude = Number(((box.south + box.north) / 2).toFixed(7));
  const longitude = Number(((box.west + box.east) / 2).toFixed(7));
  return box.south <= box.north && isOnEarth(latitude, longitude) ? { latitude, longitude } : null;
}

function widen(
  box: { south: number; north: number; west: number; east: number },
  part: unknown,
): void {
  const spot = position.safeParse(part).data;
  if (spot) {
    const [longitude, latitude] = spot;
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  } else if (Array.isArray(part)) {
    for (const inner of part) widen(box, inner);
  } else if (typeof part === 'object' && part !== null) {
    if ('coordinates' in part) widen(box, part.coordinates);
    if ('geometries' in part) widen(box, part.geometries);
  }
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
