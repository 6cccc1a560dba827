'use client';

import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/platform/browser/idle';
import type { OutwardEventName, OutwardEvents } from '@/lib/platform/realtime/events';
import {
  type Connected,
  type LiveStatus,
  liveStatus,
  onLive,
  onLiveConnect,
  openLive,
} from '@/lib/platform/realtime/live-socket';

/** Keeps the tab's live connection open while the component is mounted, from when the page has loaded and is idle. */
export function useLiveConnection(userId: number, renderedAt: number): void {
  // A refreshed layout has a later time, but a connection that is open misses nothing.
  const since = useRef(renderedAt);
  useEffect(() => {
    let close = () => {};
    const stopWaiting = whenIdle(() => {
      close = openLive(userId, since.current);
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

/** After every (re)connection, and when events were missed: load over HTTP what was announced meanwhile. */
export function useLiveConnect(handler: (why: Connected) => void): void {
  const onConnect = useEffectEvent(handler);
  useEffect(() => onLiveConnect((why) => onConnect(why)), []);
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(liveStatus.subscribe, liveStatus.read, liveStatus.readOnServer);
}
