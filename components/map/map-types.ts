import type { GeoPoint } from '@/lib/platform/geo/point';
import type { MapSettingsDto } from '@/lib/platform/maps/schema';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';

export interface MapPin extends GeoPoint {
  id: number;
  name: string;
}

export interface MapViewProps {
  /** The accessible name of the map. */
  label: string;
  /** The initial view; later changes of `focus` move it. */
  centre: GeoPoint;
  zoom: number;
  /** Moves the map when it changes. */
  focus?: { point: GeoPoint; zoom?: number } | null;
  /** Pins, clustered where they are close together. */
  pins?: MapPin[];
  selectedId?: number | null;
  onSelect?: (id: number) => void;
  /** Called with the frame on load and whenever the user has moved the map. */
  onFrame?: (bounds: MapBounds, byPerson: boolean) => void;
  /** A single pin that can be dragged, moved with arrow keys, or placed by clicking the map. */
  point?: GeoPoint | null;
  onPointChange?: (point: GeoPoint) => void;
}

export interface DrawnMapProps extends MapViewProps {
  settings: MapSettingsDto;
  onFailed: () => void;
}

export const ZOOM_PICKER = 15;
export const ZOOM_LIST = 11;
/** How far an arrow key moves the pin. */
const ARROW_STEP_PX = 12;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The offset in pixels (right, down) for an arrow key; null for other keys. Shift makes it smaller. */
export function arrowOffset(event: { key: string; shiftKey: boolean }): [number, number] | null {
  const direction = ARROWS[event.key];
  if (!direction) return null;
  const step = event.shiftKey ? 1 : ARROW_STEP_PX;
  return [direction[0] * step, direction[1] * step];
}
