import type { GeoPoint } from '@/lib/geo/point';
import type { MapSettingsDto } from '@/lib/maps/schema';
import type { MapBounds } from '@/lib/validation/map-bounds';

export interface MapPin extends GeoPoint {
  id: number;
  name: string;
}

/** What every map of ours can do, whoever draws it. */
export interface MapViewProps {
  /** What the map is for, to a screen reader. */
  label: string;
  /** Where it opens; later changes of `focus` move it. */
  centre: GeoPoint;
  zoom: number;
  /** Moves the map there when it changes. */
  focus?: { point: GeoPoint; zoom?: number } | null;
  /** Things on the map, gathered into clusters where they lie close. */
  pins?: MapPin[];
  selectedId?: number | null;
  onSelect?: (id: number) => void;
  /** The frame, at first and whenever the person has moved the map. */
  onFrame?: (bounds: MapBounds, byPerson: boolean) => void;
  /** The one pin that can be dragged, moved by arrow keys, or set by a press on the map. */
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

/** Pixels right and down that a key moves the pin by; null for other keys. Shift makes it a small step. */
export function arrowOffset(event: { key: string; shiftKey: boolean }): [number, number] | null {
  const direction = ARROWS[event.key];
  if (!direction) return null;
  const step = event.shiftKey ? 1 : ARROW_STEP_PX;
  return [direction[0] * step, direction[1] * step];
}
