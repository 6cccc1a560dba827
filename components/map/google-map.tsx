'use client';

import { GoogleMap, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/card';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import type { MapBounds } from '@/lib/platform/validation/map-bounds';
import { indexPins, type PinIndex, spotsIn, zoomApart } from './clusters';
import type { DrawnMapProps } from './map-types';
import { texts } from './texts';

const OPTIONS = {
  mapTypeControl: false,
  streetViewControl: false,
  clickableIcons: false,
  colorScheme: 'FOLLOW_SYSTEM',
};
/** Google's script is some 300 kB: on a slow connection it takes seconds, and not more. */
const LOADING_MS_MAX = 30_000;
/** Google's placeholder for a map that it refuses, because the key's quota is used up for example. */
const REFUSAL = '.gm-err-container';
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;
const FULL = { position: 'absolute', inset: 0 } as const;
const toLatLng = ({ latitude, longitude }: GeoPoint) => ({ lat: latitude, lng: longitude });

interface Loading {
  isLoaded: boolean;
  loadError: Error | undefined;
  map: google.maps.Map | null;
}

/**
 * Calls `onFailed` when the script does not load or Google refuses the map. A wrong key does not fail the loading: Google calls
 * `gm_authFailure` instead.
 */
function useFailure({ isLoaded, loadError, map }: Loading, onFailed: () => void): void {
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (loadError) fail();
  }, [loadError]);
  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => fail(), LOADING_MS_MAX);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  useEffect(() => {
    // The global name that Google's script looks up.
    const host = window as Window & { gm_authFailure?: () => void };
    host.gm_authFailure = () => fail();
    return () => {
      delete host.gm_authFailure;
    };
  }, []);
  useEffect(() => {
    if (!map) return;
    const frame = map.getDiv();
    const drawn = new MutationObserver(() => {
      if (frame.querySelector(REFUSAL)) fail();
    });
    drawn.observe(frame, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [map]);
}

export function GoogleMapView(props: DrawnMapProps) {
  const { settings, onFailed, centre, zoom, focus, pins, point, onPointChange, onFrame } = props;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: settings.googleKey ?? '' });
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [frame, setFrame] = useState<MapBounds | null>(null);
  const [start] = useState(() => toLatLng(centre));
  // Whether the user has moved the map since it was last moved by code: a list follows only the user.
  const touched = useRef(false);
  const index = useMemo(() => indexPins(pins ?? []), [pins]);
  useFailure({ isLoaded, loadError, map }, onFailed);
  useEffect(() => {
    if (!map) return;
    const frameElement = map.getDiv();
    const touch = () => {
      touched.current = true;
    };
    for (const name of TOUCHES) frameElement.addEventListener(name, touch, true);
    return () => {
      for (const name of TOUCHES) frameElement.removeEventListener(name, touch, true);
    };
  }, [map]);
  useEffect(() => {
    if (!map || !focus) return;
    touched.current = false;
    map.panTo(toLatLng(focus.point));
    if (focus.zoom !== undefined) map.setZoom(focus.zoom);
  }, [map, focus]);

  if (!isLoaded) return <Skeleton className="size-full rounded-none" />;
  const choose = (event: google.maps.MapMouseEvent) => {
    if (event.latLng && onPointChange) {
      onPointChange({ latitude: event.latLng.lat(), longitude: event.latLng.lng() });
    }
  };
  return (
    <GoogleMap
      mapContainerStyle={FULL}
      center={start}
      zoom={zoom}
      options={OPTIONS}
      onLoad={setMap}
      onClick={choose}
      onIdle={() => {
        const bounds = map?.getBounds()?.toJSON();
        if (!bounds) return;
        onFrame?.(bounds, frame !== null && touched.current);
        setFrame(bounds);
      }}
    >
      {map && frame ? <Pins {...props} map={map} index={index} frame={frame} /> : null}
      {point ? (
        <MarkerF position={toLatLng(point)} draggable={Boolean(onPointChange)} onDragEnd={choose} />
      ) : null}
    </GoogleMap>
  );
}

interface PinsProps extends Pick<DrawnMapProps, 'onSelect' | 'selectedId'> {
  map: google.maps.Map;
  index: PinIndex;
  frame: MapBounds;
}

function Pins({ map, index, frame, onSelect, selectedId }: PinsProps) {
  return spotsIn(index, frame, map.getZoom() ?? 0).map((spot) =>
    'pin' in spot ? (
      <MarkerF
        key={`p${spot.pin.id}`}
        position={toLatLng(spot.pin)}
        title={spot.pin.name}
        zIndex={spot.pin.id === selectedId ? 1_000 : undefined}
        animation={spot.pin.id === selectedId ? google.maps.Animation.DROP : undefined}
        onClick={() => onSelect?.(spot.pin.id)}
      />
    ) : (
      <MarkerF
        key={`c${spot.clusterId}`}
        position={toLatLng(spot)}
        label={String(spot.count)}
        title={translate(texts).cluster({ count: spot.count })}
        onClick={() => {
          map.panTo(toLatLng(spot));
          map.setZoom(zoomApart(index, spot.clusterId));
        }}
      />
    ),
  );
}
