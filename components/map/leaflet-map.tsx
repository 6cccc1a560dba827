'use client';

import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { LeafletPins } from './leaflet-pins';
import { LeafletPoint } from './leaflet-point';
import { drawLeaflet } from './leaflet-view';
import { OfflineNote } from './map-notes';
import type { DrawnMapProps } from './map-types';

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

  return (
    <>
      <div ref={frame} className="maidan-map" dir="ltr" />
      {props.settings.tileUrl || props.settings.fileUrl ? null : <OfflineNote />}
    </>
  );
}

const noop = () => undefined;
