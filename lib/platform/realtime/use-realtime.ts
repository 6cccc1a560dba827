'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/platform/browser/idle';
import type { OutwardEventName, OutwardEvents } from '@/lib/platform/realtime/events';
import {
  type LiveStatus,
  liveStatus,
  onLive,
  onLiveConnect,
  openLive,
} from '@/lib/platform/realtime/live-socket';

/** Keeps the tab's live connection open while the component is mounted, from when the page has loaded and is idle. */
export function useLiveConnection(userId: number): void {
  useEffect(() => {
    let close = () => {};
    const stopWaiting = whenIdle(() => {
      close = openLive(userId);
    });
    return () => {
      stopWaiting();
      close();
    };
  }, [userId]);
}

export function useLiveEvent<E extends OutwardEventName>(
  event: E,
  handler: (payload: OutwardEvents[E]) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => onLive(event, (payload) => onEvent(payload)), [event]);
}

/** After every (re)connection: load over HTTP what was announced meanwhile. */
export function useLiveConnect(handler: (again: boolean) => void): void {
  const onConnect = useEffectEvent(handler);
  useEffect(() => onLiveConnect((again) => onConnect(again)), []);
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.read, liveStatus.readOnServer);
}
