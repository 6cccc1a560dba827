import { announceExpired } from '@/lib/platform/cache/announce';
import { forgetKept } from '@/lib/platform/cache/kept';
import { withLanding } from '@/lib/platform/cache/tags';

/**
 * Drops the entries cached under these tags: at once in this process, a moment later in the others. For route handlers, after
 * the service has returned.
 */
export function expireTags(...tags: string[]): void {
  forgetKept(withLanding(tags));
  void announceExpired(tags);
}
