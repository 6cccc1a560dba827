'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Counts this browser at its first action: previews by other services only load the link. On a page that never hydrates,
 * lib/platform/browser/guest-page does it.
 */
export function CountOpening({ token }: { token: string }) {
  useEffect(() => {
    const counted = new AbortController();
    const count = () => {
      counted.abort();
      // The person need not know whether it was counted. The touch may follow a link, and the response's cookie must arrive
      // nevertheless.
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
