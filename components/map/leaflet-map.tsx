'use client';

import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import type { LeafletPins } from './leaflet-pins';
import { drawLeaflet } from './leaflet-view';
import { arrowOffset, type DrawnMapProps } from './map-types';
import { texts } from './texts';

const SIZE_PX = 30;

/** The single pin of the picker: dragged, placed by a click on the map, or moved with the arrow keys while focused. */
class LeafletPoint {
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

interface Parts {
  map: L.Map;
  pins: LeafletPins;
  point: LeafletPoint | null;
}

/** Leaflet owns its DOM; React only passes it what has changed. */
export function LeafletMap(props: DrawnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!frame.current) return;
    const { centre, zoom, settings, onPointChange } = latest.current;
    const { map, pins, remove } = drawLeaflet(frame.current, settings, {
      centre,
      zoom,
      onFrame: (bounds, byPerson) => latest.current.onFrame?.(bounds, byPerson),
    });
    const point = onPointChange ? new LeafletPoint(map) : null;
    parts.current = { map, pins, point };
    return () => {
      remove();
      parts.current = null;
    };
  }, []);

  const { pins, selectedId = null, onSelect, point = null, onPointChange, focus } = props;
  useEffect(() => parts.current?.pins.show(pins ?? []), [pins]);
  useEffect(() => parts.current?.pins.select(selectedId, onSelect ?? noop), [selectedId, onSelect]);
  useEffect(() => {
    const marker = parts.current?.point;
    if (!marker) return;
    marker.show(point, onPointChange ?? noop);
  }, [point, onPointChange]);
  useEffect(() => {
    const map = parts.current?.map;
    if (!map || !focus) return;
    const { latitude, longitude } = focus.point;
    map.setView([latitude, longitude], focus.zoom ?? map.getZoom());
  }, [focus]);

  return <div ref={frame} className="maidan-map" dir="ltr" />;
}

const noop = () => undefined;
