'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Counts this browser once somebody does something in it: previews of the link by other services only look. On a page that never
 * hydrates, lib/platform/browser/guest-page does.
 */
export function CountOpening({ token }: { token: string }) {
  useEffect(() => {
    const counted = new AbortController();
    const count = () => {
      counted.abort();
      // Whether it is counted is nothing to the reader. The touch may be a link, and the answer's cookie must arrive nevertheless.
      api('POST /api/join/{token}/opens', { params: { token }, keepalive: true }).catch(
        () => undefined,
      );
    };
    for (const sign of SIGNS)
      addEventListener(sign, count, { signal: counted.signal, passive: true, capture: true });
    return () => counted.abort();
  }, [token]);
  return null;
}
