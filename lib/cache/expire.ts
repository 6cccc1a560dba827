import { revalidateTag } from 'next/cache';
import { announceExpired } from '@/lib/cache/announce';

/**
 * Makes the next reader of what is kept under these tags see the change: at once in this process, a moment later in the
 * others. For route handlers, after the service has returned; outside a request of Next (a test that calls the handler) there
 * is nothing kept.
 */
export function expireTags(...tags: string[]): void {
  for (const tag of tags) {
    try {
      revalidateTag(tag, { expire: 0 });
    } catch (error) {
      if (!(error instanceof Error && /static generation store/.test(error.message))) throw error;
    }
  }
  void announceExpired(tags);
}
