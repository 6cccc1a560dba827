'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/browser/idle';
import { renewPush } from '@/lib/platform/browser/push';
import { startWorker } from '@/lib/platform/browser/worker';
import { onAppEvent } from '@/lib/platform/realtime/app-events';
import { ageOfCopy, takeCopy } from './place-of';

const FRESH_MS = 5 * 60_000;
const POLL_MS = 60_000;
/** The first look comes long after the page: whoever leaves it sooner needs no copy of it. */
const FIRST_MS = 10_000;

/** On data saver, and where the bytes would compete with what the person waits for: then only after an own answer. */
function isCostly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

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
      const worker = await startWorker();
      if (!worker || stopped) return;
      worker.active?.postMessage('keep');
      await renewPush(userId).catch(() => undefined);
      if (isOld || (!isCostly() && (await ageOfCopy(userId)) > FRESH_MS)) await takeCopy(userId);
    };
    // A worker that cannot be installed is never ready: then nothing is stored.
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
