'use client';

import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { addBaseMap } from './leaflet-base';
import { frameOf } from './leaflet-frame';
import { LeafletPins } from './leaflet-pins';
import { LeafletPoint } from './leaflet-point';
import type { DrawnMapProps } from './map-types';
import { texts } from './texts';
import 'leaflet/dist/leaflet.css';
import './map.css';

interface Parts {
  map: L.Map;
  pins: LeafletPins;
  point: LeafletPoint | null;
}

const ZOOM_MIN = 3;
const ZOOM_MAX = 18;

/** Leaflet owns its DOM; React only passes it what has changed. */
export function LeafletMap(props: DrawnMapProps) {
  const t = translate(texts);
  const frame = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!frame.current) return;
    const { centre, zoom, settings, onPointChange } = latest.current;
    const { zoomIn: zoomInTitle, zoomOut: zoomOutTitle } = translate(texts);
    const map = L.map(frame.current, {
      zoomControl: false,
      minZoom: ZOOM_MIN,
      maxZoom: ZOOM_MAX,
      worldCopyJump: true,
      center: [centre.latitude, centre.longitude],
      zoom,
    });
    map.attributionControl.setPrefix(false);
    L.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    L.control.scale({ imperial: false }).addTo(map);
    addBaseMap(map, settings);
    const point = onPointChange ? new LeafletPoint(map) : null;
    parts.current = { map, pins: new LeafletPins(map), point };
    const stopWatching = reportFrames(map, (byPerson) =>
      latest.current.onFrame?.(frameOf(map), byPerson),
    );
    // Its container may grow when a dialog opens or the phone is rotated.
    const resizes = new ResizeObserver(() => map.invalidateSize());
    resizes.observe(frame.current);
    return () => {
      stopWatching();
      resizes.disconnect();
      map.remove();
      parts.current = null;
    };
  }, []);

  const { pins, selectedId = null, onSelect, point = null, onPointChange, focus } = props;
  useEffect(() => parts.current?.pins.show(pins ?? []), [pins]);
  useEffect(() => parts.current?.pins.select(selectedId, onSelect ?? noop), [selectedId, onSelect]);
  useEffect(() => {
    const held = parts.current?.point;
    if (!held) return;
    held.show(point, onPointChange ?? noop);
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
      {props.settings.tileUrl || props.settings.fileUrl ? null : (
        <p className="pointer-events-none absolute start-2 top-2 z-500 max-w-[calc(100%-4rem)] translate-x-12 rounded-control bg-card/90 px-2.5 py-1 text-xs rtl:translate-x-0">
          {t.offline}
        </p>
      )}
    </>
  );
}

const noop = () => undefined;

/** Reports the frame on load and after each move. A move counts as the user's when a drag, wheel, key or button started it. */
function reportFrames(map: L.Map, report: (byPerson: boolean) => void): () => void {
  let byPerson = false;
  const mark = () => {
    byPerson = true;
  };
  const tell = () => {
    report(byPerson);
    byPerson = false;
  };
  const container = map.getContainer();
  for (const kind of ['pointerdown', 'wheel', 'keydown']) {
    container.addEventListener(kind, mark, { passive: true });
  }
  map.on('moveend', tell);
  map.whenReady(() => report(false));
  return () => {
    map.off('moveend', tell);
    for (const kind of ['pointerdown', 'wheel', 'keydown'])
      container.removeEventListener(kind, mark);
  };
}
