import { useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { mayRefresh } from '@/lib/platform/browser/release';

/**
 * Next's router, for code that refreshes. After an upgrade of the server a refresh is a full page load: while a field holds
 * unsaved text it is skipped, and the next navigation loads the new release.
 */
export function useRouter() {
  const router = useNextRouter();
  return useMemo(
    () => ({
      ...router,
      refresh: () => {
        if (mayRefresh()) router.refresh();
      },
    }),
    [router],
  );
}
