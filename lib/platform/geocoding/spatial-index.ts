import { greatCircleKm } from '@/lib/platform/geo/distance';
import { type GeoPoint, normalizeLongitude } from '@/lib/platform/geo/point';

const KM_PER_DEGREE = 111.2;

export interface Neighbour<T> {
  item: T;
  km: number;
}

/** Points in buckets of one degree: good for a few ten thousand places and radii of some ten kilometres. */
export class SpatialIndex<T extends GeoPoint> {
  readonly #buckets = new Map<number, T[]>();

  constructor(items: readonly T[]) {
    for (const item of items) {
      const key = bucketKey(Math.floor(item.latitude), Math.floor(item.longitude));
      const bucket = this.#buckets.get(key);
      if (bucket) bucket.push(item);
      else this.#buckets.set(key, [item]);
    }
  }

  /** Everything within `km` of a point, unordered. */
  within(point: GeoPoint, km: number): Neighbour<T>[] {
    const rows = Math.ceil(km / KM_PER_DEGREE);
    const row = Math.floor(point.latitude);
    const column = Math.floor(normalizeLongitude(point.longitude));
    // The row nearest the pole has the narrowest degrees; near the pole itself every column is a neighbour.
    const narrowest = Math.min(89.9, Math.abs(point.latitude) + rows);
    const perColumn = KM_PER_DEGREE * Math.cos((narrowest * Math.PI) / 180);
    const columns = Math.min(180, Math.ceil(km / perColumn));
    const keys = new Set<number>();
    for (let y = row - rows; y <= row + rows; y += 1) {
      for (let x = column - columns; x <= column + columns; x += 1) keys.add(bucketKey(y, x));
    }
    return [...keys]
      .flatMap((key) => this.#buckets.get(key) ?? [])
      .map((item) => ({ item, km: greatCircleKm(point, item) }))
      .filter((neighbour) => neighbour.km <= km);
  }
}

function bucketKey(row: number, column: number): number {
  return row * 360 + (((column % 360) + 360) % 360);
}
