import { useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { mayReread } from '@/lib/platform/browser/release';

/**
 * Next's router, for whoever refreshes. After an upgrade of the server a refresh is a whole page; while somebody writes, it
 * is left out, and the next navigation brings the new release.
 */
export function useRouter() {
  const router = useNextRouter();
  return useMemo(
    () => ({
      ...router,
      refresh: () => {
        if (mayReread()) router.refresh();
      },
    }),
    [router],
  );
}
