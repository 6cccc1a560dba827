import { forgetPerson } from '@/lib/platform/browser/person-store';
import { dropPushes } from '@/lib/platform/browser/worker';
import { ApiError, api } from '@/lib/platform/http/client';

/**
 * On a guest's page in a browser that knows somebody: clears what it stored for them. After a sign-in, Back may show such a page
 * from the browser's own cache; so this asks first, and a member gets the page anew.
 */
export async function forgetUnlessMember(): Promise<void> {
  try {
    await api('GET /api/auth/user');
  } catch (error) {
    // Offline, the answer is unknown, so the next page asks again.
    if (!(error instanceof ApiError && error.status === 401)) return;
    forgetPerson();
    await dropPushes();
    return;
  }
  // Once: a page that is a guest's again would be loaded for ever.
  if (!isReloaded()) location.reload();
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
