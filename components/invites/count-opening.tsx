'use client';

import { useEffect } from 'react';
import { api } from '@/lib/platform/http/client';

/** Counts this browser: previews of the link by other services run no scripts. */
export function CountOpening({ token }: { token: string }) {
  useEffect(() => {
    // Whether it is counted is nothing to the reader.
    api('POST /api/join/{token}/opens', { params: { token } }).catch(() => undefined);
  }, [token]);
  return null;
}
