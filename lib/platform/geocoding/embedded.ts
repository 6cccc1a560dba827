import { isGeoPoint } from '@/lib/platform/geo/point';
import { type Area, type City, loadGazetteer, toPlace } from './gazetteer';
import type { Geocoder } from './geocoder';
import { findByName, guessByName } from './place-search';
import { PLACES_LIMIT_DEFAULT } from './schema';
import { SpatialIndex } from './spatial-index';

const AREA_KM_MAX = 4;
const CITY_KM_MAX = 60;
/** Suburbs extend to this multiple of a city's reach. */
const OUTSKIRTS = 3;
const FALLBACK_SUGGESTIONS = 3;

interface Locator {
  cities: SpatialIndex<City>;
  areas: SpatialIndex<Area>;
}

/** Names and coordinates from the committed gazetteer: no key, no internet, and no third party learns a position. */
export function createEmbeddedGeocoder(): Geocoder {
  let locator: Locator | undefined;
  return {
    async search(query, { near, limit = PLACES_LIMIT_DEFAULT } = {}) {
      const gazetteer = await loadGazetteer();
      if (query.trim() === '') return [];
      const found = findByName(gazetteer, query, limit, near);
      const answer = found.length > 0 ? found : guessByName(gazetteer, query, limit);
      if (answer.length > 0) return answer.map(({ target, match }) => toPlace(target, match));
      // For text like 'zzqx', which resembles nothing: the first cities of the fixed list.
      const first = gazetteer.curated.slice(0, FALLBACK_SUGGESTIONS);
      return first.map(({ target }) => toPlace(target, 'suggestion'));
    },
    async reverse(latitude, longitude) {
      if (!isGeoPoint({ latitude, longitude })) return null;
      const gazetteer = await loadGazetteer();
      locator ??= {
        cities: new SpatialIndex(gazetteer.cities),
        areas: new SpatialIndex(gazetteer.areas),
      };
      const target = locate(locator, latitude, longitude);
      return target ? toPlace(target, 'exact') : null;
    },
  };
}

/**
 * A named area within `AREA_KM_MAX`, else the city with the smallest distance relative to its reach. The reach grows with the
 * square root of the population; otherwise villages that a city has swallowed would win inside it. Beyond all outskirts the
 * nearest city counts: a valley far from a big city is not part of it.
 * Areas come first whatever their city, because sectors of Islamabad are nearer to Rawalpindi relative to its reach.
 */
function locate(
  { cities, areas }: Locator,
  latitude: number,
  longitude: number,
): City | Area | null {
  const point = { latitude, longitude };
  const area = minBy(areas.within(point, AREA_KM_MAX), ({ km }) => km);
  if (area) return area.item;
  const near = cities.within(point, CITY_KM_MAX);
  const around = near.filter(({ item, km }) => km <= OUTSKIRTS * reachKm(item));
  const city = minBy(around, ({ item, km }) => km / reachKm(item)) ?? minBy(near, ({ km }) => km);
  return city?.item ?? null;
}

function reachKm({ population }: City): number {
  return Math.max(1.2, 0.0075 * Math.sqrt(Math.max(population, 1000)));
}

function minBy<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value < lowest) {
      best = item;
      lowest = value;
    }
  }
  return best;
}
