import { renewPush } from '@/lib/platform/browser/push';
import { startWorker } from '@/lib/platform/browser/worker';
import { ageOfCopy, takeCopy } from './place-of';

const FRESH_MS = 5 * 60_000;

/** On data saver, and where the bytes would compete with what the person waits for: then only after an own answer. */
function isCostly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Starts the service worker, and takes a copy where the stored one is older than a few minutes.
 * @param isOld something that the copy shows has changed
 * @param isStopped the page has been left meanwhile
 */
export async function keepCopy(
  userId: number,
  { isOld, isStopped }: { isOld: boolean; isStopped: () => boolean },
): Promise<void> {
  const worker = await startWorker();
  if (!worker || isStopped()) return;
  worker.active?.postMessage('keep');
  await renewPush(userId).catch(() => undefined);
  if (isOld || (!isCostly() && (await ageOfCopy(userId)) > FRESH_MS)) await takeCopy(userId);
}
