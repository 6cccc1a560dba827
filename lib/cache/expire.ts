import { announceExpired } from '@/lib/cache/announce';
import { forgetKept } from '@/lib/cache/kept';
import { withLanding } from '@/lib/cache/tags';

/**
 * Drops the entries cached under these tags: at once in this process, a moment later in the others. For route handlers, after
 * the service has returned.
 */
export function expireTags(...tags: string[]): void {
  forgetKept(withLanding(tags));
  void announceExpired(tags);
}
