'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { useIsHydrating } from '@/components/ui/use-before-hydration';
import { currentTime, onClockCorrected } from '@/lib/platform/browser/clock';
import { useRendered, zoneOfDevice } from './rendered-clock';

/** The device's time zone; on the server and during hydration what the page was rendered for, null on a cached page. */
export function useViewerZone(): string | null {
  const rendered = useRendered();
  return useIsHydrating() ? (rendered?.zone ?? null) : zoneOfDevice();
}

/**
 * The present time in steps of `everyMs`. On the server and during hydration the time of the rendering; null on a page for
 * guests, because a cached page must not contain the current time.
 */
export function useNow(everyMs = 30_000): number | null {
  const now = useOwnNow(everyMs);
  const rendered = useRendered();
  return useIsHydrating() ? (rendered?.now ?? null) : now;
}

/** The time, in steps, on a page rendered for its viewer: the server's clock is used until the browser knows it. */
export function useOwnNow(everyMs = 30_000): number {
  const subscribe = useCallback((listener: () => void) => listen(everyMs, listener), [everyMs]);
  const read = () => stepOf(everyMs);
  return useSyncExternalStore(subscribe, read, read);
}

/** Constant within a step, as useSyncExternalStore requires. */
const stepOf = (everyMs: number) => Math.floor(currentTime() / everyMs) * everyMs;

interface Clock {
  listeners: Set<() => void>;
  end: () => void;
}

/** By step. One timer for all components with a clock: in a chat each message has one. */
const clocks = new Map<number, Clock>();

/** @returns ends the listening */
function listen(everyMs: number, listener: () => void): () => void {
  const clock = clocks.get(everyMs) ?? start(everyMs);
  clock.listeners.add(listener);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0) return;
    clock.end();
    clocks.delete(everyMs);
  };
}

function start(everyMs: number): Clock {
  const listeners = new Set<() => void>();
  const tick = () => {
    for (const listener of listeners) listener();
  };
  const timer = setInterval(tick, everyMs);
  const endCorrections = onClockCorrected(tick);
  const end = () => {
    clearInterval(timer);
    endCorrections();
  };
  const clock = { listeners, end };
  clocks.set(everyMs, clock);
  return clock;
}
