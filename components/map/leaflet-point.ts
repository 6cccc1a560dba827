import L from 'leaflet';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { arrowOffset } from './map-types';
import { texts } from './texts';

const SIZE_PX = 30;

/** The single pin of the picker: dragged, placed by a click on the map, or moved with the arrow keys while focused. */
export class LeafletPoint {
  readonly #map: L.Map;
  #marker: L.Marker | null = null;
  #onChange: (point: GeoPoint) => void = () => undefined;

  constructor(map: L.Map) {
    this.#map = map;
    map.on('click', (event) => this.#report(event.latlng));
  }

  show(point: GeoPoint | null, onChange: (point: GeoPoint) => void): void {
    this.#onChange = onChange;
    if (!point) {
      this.#marker?.remove();
      this.#marker = null;
      return;
    }
    const at = L.latLng(point.latitude, point.longitude);
    if (this.#marker) this.#marker.setLatLng(at);
    else this.#marker = this.#create(at);
  }

  #create(at: L.LatLng): L.Marker {
    const marker = L.marker(at, {
      draggable: true,
      icon: L.divIcon({
        className: 'map-point-frame',
        html: '<span class="map-point" style="width:100%;height:100%"></span>',
        iconSize: [SIZE_PX, SIZE_PX],
        iconAnchor: [SIZE_PX / 2, SIZE_PX * 1.2],
      }),
    }).addTo(this.#map);
    marker.on('dragend', () => this.#report(marker.getLatLng()));
    marker.getElement()?.setAttribute('aria-label', translate(texts).pin);
    marker.getElement()?.addEventListener('keydown', (event) => {
      const offset = arrowOffset(event);
      if (!offset) return;
      // Otherwise the same key would also move the map.
      event.preventDefault();
      event.stopPropagation();
      const spot = this.#map.latLngToContainerPoint(marker.getLatLng()).add(offset);
      const next = this.#map.containerPointToLatLng(spot);
      this.#report(next);
      this.#map.panInside(next, { padding: [40, 40] });
    });
    return marker;
  }

  #report(at: L.LatLng): void {
    const { lat, lng } = at.wrap();
    const latitude = Math.max(-90, Math.min(90, lat));
    this.#onChange({ latitude: Number(latitude.toFixed(6)), longitude: Number(lng.toFixed(6)) });
  }
}
