import { bearingDeg, greatCircleKm } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { findPlaceAt } from '@/lib/platform/geocoding/repository';
import { hasStreetsAt } from '@/lib/platform/maps/draw-streets';

const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;

/** Where a point is, for a page: there is a picture of its streets, or words say it. */
export type Whereabouts =
  | { hasStreets: true }
  | {
      hasStreets: false;
      /** 'Gulberg, Lahore' or 'Lahore', and where the point is from its middle; null far from all listed places. */
      near: { place: string; km: number; direction: (typeof DIRECTIONS)[number] } | null;
    };

export async function findWhereabouts(point: GeoPoint): Promise<Whereabouts> {
  if (await hasStreetsAt(point)) return { hasStreets: true };
  const found = await findPlaceAt(point);
  if (!found) return { hasStreets: false, near: null };
  const place = [found.area, found.city].filter(Boolean).join(', ');
  const sector = Math.round(bearingDeg(found, point) / (360 / DIRECTIONS.length));
  const direction = DIRECTIONS[sector % DIRECTIONS.length] ?? 'north';
  return { hasStreets: false, near: { place, km: greatCircleKm(found, point), direction } };
}
