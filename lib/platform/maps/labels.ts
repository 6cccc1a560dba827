import { findPlacesInFrame } from '@/lib/platform/geocoding/repository';
import type { MapLabelDto } from '@/lib/platform/maps/schema';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

const LABELS_MAX = 40;
/** Areas are labelled once the frame is about as large as a city. */
const AREAS_FROM_HEIGHT_DEG = 0.8;

/** Labels for a map's frame: its most populous cities and, closer up, their areas. */
export async function listMapLabels(bounds: MapBounds): Promise<MapLabelDto[]> {
  const withAreas = bounds.north - bounds.south < AREAS_FROM_HEIGHT_DEG;
  const places = await findPlacesInFrame(bounds, { withAreas, limit: LABELS_MAX });
  return places.map(({ area, city, latitude, longitude }) =>
    area === null
      ? { name: city, kind: 'city', latitude, longitude }
      : { name: area, kind: 'area', latitude, longitude },
  );
}
