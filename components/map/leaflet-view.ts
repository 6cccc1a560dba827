import L from 'leaflet';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import type { MapSettingsDto } from '@/lib/platform/maps/schema';
import { addBaseMap } from './leaflet-base';
import { frameOf } from './leaflet-frame';
import { LeafletPins } from './leaflet-pins';
import type { MapViewProps } from './map-types';
import { texts } from './texts';
import 'leaflet/dist/leaflet.css';
import './map.css';

const ZOOM_MIN = 3;
const ZOOM_MAX = 18;

interface LeafletView {
  map: L.Map;
  pins: LeafletPins;
  remove: () => void;
}

/** Draws a map in `frame`, which has the class `maidan-map`, with or without React. */
export function drawLeaflet(
  frame: HTMLElement,
  settings: MapSettingsDto,
  { centre, zoom, onFrame }: Pick<MapViewProps, 'centre' | 'zoom' | 'onFrame'>,
): LeafletView {
  const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = translate(texts);
  const map = L.map(frame, {
    zoomControl: false,
    minZoom: ZOOM_MIN,
    maxZoom: ZOOM_MAX,
    worldCopyJump: true,
    center: [centre.latitude, centre.longitude],
    zoom,
  });
  map.attributionControl.setPrefix(false);
  L.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
  const isInMiles = city().units === 'miles';
  L.control.scale({ imperial: isInMiles, metric: !isInMiles }).addTo(map);
  addBaseMap(map, settings);
  const pins = new LeafletPins(map);
  const stopWatching = reportFrames(map, (byPerson) => onFrame?.(frameOf(map), byPerson));
  // Its container may grow when a dialog opens or the phone is rotated.
  const resizes = new ResizeObserver(() => map.invalidateSize());
  resizes.observe(frame);
  return {
    map,
    pins,
    remove: () => {
      stopWatching();
      resizes.disconnect();
      map.remove();
    },
  };
}

/** Reports the frame on load and after each move. A move counts as the user's when a drag, wheel, key or button started it. */
function reportFrames(map: L.Map, report: (byPerson: boolean) => void): () => void {
  let byPerson = false;
  const mark = () => {
    byPerson = true;
  };
  const reportMove = () => {
    report(byPerson);
    byPerson = false;
  };
  const container = map.getContainer();
  for (const kind of ['pointerdown', 'wheel', 'keydown']) {
    container.addEventListener(kind, mark, { passive: true });
  }
  map.on('moveend', reportMove);
  map.whenReady(() => report(false));
  return () => {
    map.off('moveend', reportMove);
    for (const kind of ['pointerdown', 'wheel', 'keydown'])
      container.removeEventListener(kind, mark);
  };
}
