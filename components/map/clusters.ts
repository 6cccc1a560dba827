import Supercluster from 'supercluster';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';
import type { MapPin } from './map-types';

/** Pins within this many pixels form a cluster. */
const RADIUS_PX = 56;
const ZOOM_APART = 16;

interface PinSpot {
  pin: MapPin;
}
interface ClusterSpot {
  clusterId: number;
  count: number;
  latitude: number;
  longitude: number;
}
export type Spot = PinSpot | ClusterSpot;

export type PinIndex = Supercluster<{ pin: MapPin }>;

export function indexPins(pins: MapPin[]): PinIndex {
  const index: PinIndex = new Supercluster({ radius: RADIUS_PX, maxZoom: ZOOM_APART - 1 });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
    })),
  );
  return index;
}

export function spotsIn(index: PinIndex, bounds: MapBounds, zoom: number): Spot[] {
  const { west, south, east, north } = bounds;
  return index.getClusters([west, south, east, north], Math.floor(zoom)).map((feature): Spot => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const { properties } = feature;
    return 'cluster' in properties
      ? { clusterId: properties.cluster_id, count: properties.point_count, latitude, longitude }
      : { pin: properties.pin };
  });
}

export function zoomApart(index: PinIndex, clusterId: number): number {
  return Math.min(ZOOM_APART + 1, index.getClusterExpansionZoom(clusterId));
}
