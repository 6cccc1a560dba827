import L from 'leaflet';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import type { MapLabelDto, MapSettingsDto } from '@/lib/platform/maps/schema';
import { boundsText } from '@/lib/platform/validation/bounds-text';
import { escapeHtml } from '@/lib/platform/validation/escape-html';
import { frameOf } from './leaflet-frame';

const TILE_ZOOM_MAX = 19;

/** Map tiles or the operator's file if configured; otherwise land, a grid and place names, drawn without any service. */
export function addBaseMap(map: L.Map, settings: MapSettingsDto): void {
  if (settings.tileUrl) {
    L.tileLayer(settings.tileUrl, {
      maxZoom: TILE_ZOOM_MAX,
      attribution: escapeHtml(settings.attribution ?? ''),
    }).addTo(map);
    return;
  }
  const { fileUrl } = settings;
  if (!fileUrl) return drawBaseMap(map);
  import('./leaflet-file')
    .then(({ addFile }) => addFile(map, fileUrl))
    // The operator may just have removed it.
    .catch(() => map.getPane('mapPane') && drawBaseMap(map));
}

function drawBaseMap(map: L.Map): void {
  map.attributionControl.addAttribution('Natural Earth, GeoNames');
  // Without land the map still has its grid, names and pins.
  void addLand(map).catch(() => undefined);
  const labels = L.layerGroup().addTo(map);
  const grid = L.layerGroup().addTo(map);
  let last = '';
  map.on('unload', () => {
    // The map may have been removed while the names were loading.
    last = 'closed';
  });
  const redraw = () => {
    drawGrid(map, grid);
    const bounds = boundsText(frameOf(map));
    if (bounds === last) return;
    last = bounds;
    api('GET /api/maps/labels', { query: { bounds } }).then(
      // Another frame may have been requested meanwhile.
      (found) => bounds === last && drawLabels(map, labels, found),
      // Without names the map still shows land, grid and venues.
      () => undefined,
    );
  };
  map.on('moveend', redraw);
  map.whenReady(redraw);
}

async function addLand(map: L.Map): Promise<void> {
  const { default: world } = await import('world-atlas/countries-50m.json');
  // TypeScript infers the file's literal values; its documentation guarantees this topology.
  const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.countries);
  // East and west of 180° the world begins again.
  const waiting = new Set(
    [0, 360, -360].flatMap((shift) => features.map((country) => ({ country, shift }))),
  );
  const draw = () => {
    const frame = map.getBounds().pad(1);
    const isWhole = frame.getWest() >= -180 && frame.getEast() <= 180;
    for (const part of waiting) {
      const { country, shift } = part;
      if (shift !== 0 && isWhole) continue;
      const land = L.geoJSON(country, {
        interactive: false,
        style: { className: 'map-land', weight: 1 },
        coordsToLatLng: ([longitude, latitude]) => L.latLng(latitude, longitude + shift),
      });
      // Land outside the frame is invisible and would slow down every move of the map.
      if (!land.getBounds().intersects(frame)) continue;
      waiting.delete(part);
      land.addTo(map).bringToBack();
    }
  };
  // The map may have been closed while the land was loading.
  if (!map.getPane('mapPane')) return;
  map.on('moveend', draw);
  draw();
  map.getContainer().classList.add('has-coasts');
}

function drawLabels(map: L.Map, group: L.LayerGroup, labels: MapLabelDto[]): void {
  group.clearLayers();
  const taken: L.Point[] = [];
  for (const { name, kind, latitude, longitude } of labels) {
    const spot = map.latLngToContainerPoint([latitude, longitude]);
    // Labels are about 90 by 22 pixels; one that would overlap another is omitted.
    if (taken.some((other) => Math.abs(other.x - spot.x) < 90 && Math.abs(other.y - spot.y) < 22)) {
      continue;
    }
    taken.push(spot);
    const icon = L.divIcon({
      className: `map-label map-label-${kind}`,
      html: escapeHtml(placeName(name)),
      iconSize: undefined,
    });
    L.marker([latitude, longitude], {
      icon,
      interactive: false,
      keyboard: false,
      // Below the venues, which can be clicked.
      zIndexOffset: -10_000,
    }).addTo(group);
  }
}

const GRID_STEPS_DEG = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005];
const GRID_LINES_MIN = 3;

function drawGrid(map: L.Map, group: L.LayerGroup): void {
  group.clearLayers();
  const { south, north } = frameOf(map);
  const bounds = map.getBounds();
  const step =
    GRID_STEPS_DEG.find((degrees) => (north - south) / degrees >= GRID_LINES_MIN) ?? 0.005;
  const style = { className: 'map-grid', interactive: false, weight: 1 };
  for (let at = Math.ceil(south / step) * step; at <= north; at += step) {
    L.polyline(
      [
        [at, bounds.getWest()],
        [at, bounds.getEast()],
      ],
      style,
    ).addTo(group);
  }
  for (let at = Math.ceil(bounds.getWest() / step) * step; at <= bounds.getEast(); at += step) {
    L.polyline(
      [
        [south, at],
        [north, at],
      ],
      style,
    ).addTo(group);
  }
}
