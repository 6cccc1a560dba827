import L from 'leaflet';
import { translate } from '@/lib/platform/language/translate';
import { escapeHtml } from '@/lib/platform/validation/escape-html';
import { indexPins, type PinIndex, type Spot, spotsIn, zoomApart } from './clusters';
import { frameOf } from './leaflet-frame';
import type { MapPin } from './map-types';
import { texts } from './texts';

const PIN_PX = 26;
const CLUSTER_PX = 40;

/** The pins and clusters of a Leaflet map, redrawn after each move. */
export class LeafletPins {
  readonly #map: L.Map;
  readonly #group: L.LayerGroup;
  #index: PinIndex = indexPins([]);
  #selectedId: number | null = null;
  #onSelect: (id: number) => void = () => undefined;

  constructor(map: L.Map) {
    this.#map = map;
    this.#group = L.layerGroup().addTo(map);
    map.on('moveend', () => this.draw());
  }

  show(pins: MapPin[]): void {
    this.#index = indexPins(pins);
    this.draw();
  }

  select(id: number | null, onSelect: (id: number) => void): void {
    this.#onSelect = onSelect;
    this.#selectedId = id;
    this.draw();
  }

  draw(): void {
    // A focused pin must survive the redraw that activating it causes.
    const focused = document.activeElement?.getAttribute('data-pin') ?? null;
    this.#group.clearLayers();
    for (const spot of spotsIn(this.#index, frameOf(this.#map), this.#map.getZoom())) {
      const marker = this.#marker(spot).addTo(this.#group);
      // A div icon has no `alt` of its own.
      marker.getElement()?.setAttribute('aria-label', nameOf(spot));
      if ('pin' in spot) marker.getElement()?.setAttribute('data-pin', String(spot.pin.id));
      if ('pin' in spot && String(spot.pin.id) === focused) marker.getElement()?.focus();
    }
  }

  #marker(spot: Spot): L.Marker {
    if ('pin' in spot) {
      const { pin } = spot;
      const selected = pin.id === this.#selectedId;
      const icon = L.divIcon({
        className: selected ? 'map-pin map-pin-selected' : 'map-pin',
        iconSize: [PIN_PX, PIN_PX],
      });
      return L.marker([pin.latitude, pin.longitude], {
        icon,
        zIndexOffset: selected ? 1_000 : 0,
      })
        .bindTooltip(escapeHtml(pin.name), { direction: 'top', offset: [0, -PIN_PX / 2] })
        .on('click', () => this.#onSelect(pin.id));
    }
    const at = L.latLng(spot.latitude, spot.longitude);
    const icon = L.divIcon({
      className: 'map-cluster',
      html: String(spot.count),
      iconSize: [CLUSTER_PX, CLUSTER_PX],
    });
    return L.marker(at, { icon }).on('click', () =>
      this.#map.setView(at, zoomApart(this.#index, spot.clusterId)),
    );
  }
}

function nameOf(spot: Spot): string {
  return 'pin' in spot ? spot.pin.name : translate(texts).cluster({ count: spot.count });
}
