import type L from 'leaflet';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** The visible part of the map. After dragging around the world, Leaflet's longitudes go past 180 degrees. */
export function frameOf(map: L.Map): MapBounds {
  const bounds = map.getBounds();
  const whole = bounds.getEast() - bounds.getWest() >= 360;
  return {
    south: clamp(bounds.getSouth(), 90),
    north: clamp(bounds.getNorth(), 90),
    west: whole ? -180 : clamp(bounds.getWest(), 180),
    east: whole ? 180 : clamp(bounds.getEast(), 180),
  };
}
