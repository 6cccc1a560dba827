import { loadGazetteer } from '@/lib/platform/geocoding/gazetteer';
import type { MapLabelDto } from '@/lib/platform/maps/schema';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

const LABELS_MAX = 40;
/** Areas are labelled once the frame is about as large as a city. */
const AREAS_FROM_HEIGHT_DEG = 0.8;

/** Labels for a map's frame: its most populous cities and, closer up, their areas. */
export async function listMapLabels(bounds: MapBounds): Promise<MapLabelDto[]> {
  const { cities, areas } = await loadGazetteer();
  const labels: MapLabelDto[] = [];
  const close = bounds.north - bounds.south < AREAS_FROM_HEIGHT_DEG;
  for (const { name, latitude, longitude } of close ? areas : []) {
    if (isInside(bounds, latitude, longitude)) {
      labels.push({ name, kind: 'area', latitude, longitude });
    }
  }
  for (const { name, latitude, longitude } of cities) {
    if (labels.length >= LABELS_MAX) break;
    if (isInside(bounds, latitude, longitude)) {
      labels.push({ name, kind: 'city', latitude, longitude });
    }
  }
  return labels.slice(0, LABELS_MAX);
}

function isInside({ south, west, north, east }: MapBounds, latitude: number, longitude: number) {
  if (latitude < south || latitude > north) return false;
  return west <= east
    ? longitude >= west && longitude <= east
    : longitude >= west || longitude <= east;
}
