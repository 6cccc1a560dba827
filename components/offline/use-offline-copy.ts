'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/browser/idle';
import { onAppEvent } from '@/lib/platform/realtime/app-events';

const POLL_MS = 60_000;
/** The first look comes long after the page: whoever leaves it sooner needs no copy of it. */
const FIRST_MS = 10_000;

/**
 * While a signed-in page is visible and the browser idle: starts the service worker, and keeps the offline copy a few minutes
 * fresh. Silently, because the page works without it. Not in development, where the files of a page change constantly.
 */
export function useOfflineCopy(userId: number): void {
  useEffect(() => {
    if (document.documentElement.dataset.release === undefined) return;
    let stopped = false;
    const storeCopy = async (isOld: boolean): Promise<void> => {
      if (stopped || document.visibilityState !== 'visible' || !navigator.onLine) return;
      const { keepCopy } = await import('./keep-copy');
      await keepCopy(userId, { isOld, isStopped: () => stopped });
    };
    // A worker that cannot be installed is never ready, and a chunk may not load: then nothing is stored.
    let last: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    const keepQuietly = (isOld: boolean) => {
      if (waiting > 1) return;
      waiting += 1;
      last = last
        .then(() => storeCopy(isOld))
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
    };
    let stopWaiting = () => {};
    const first = setTimeout(() => {
      stopWaiting = whenIdle(() => keepQuietly(false));
    }, FIRST_MS);
    const timer = setInterval(() => keepQuietly(false), POLL_MS);
    const renew = () => void whenIdle(() => keepQuietly(true));
    const stopListening = onAppEvent('answered', renew);
    // What was removed meanwhile must not be shown when the connection is lost again.
    addEventListener('online', renew);
    return () => {
      stopped = true;
      clearTimeout(first);
      removeEventListener('online', renew);
      stopWaiting();
      clearInterval(timer);
      stopListening();
    };
  }, [userId]);
}
