'use client';

import { useEffect } from 'react';
import { useIsTouched } from '@/components/layout/use-is-touched';
import { api } from '@/lib/platform/http/client';

/** Counts this browser once somebody does something in it: previews of the link by other services only look. */
export function CountOpening({ token }: { token: string }) {
  const isTouched = useIsTouched();
  useEffect(() => {
    if (!isTouched) return;
    // Whether it is counted is nothing to the reader. The touch may be a link, and the answer's cookie must arrive nevertheless.
    api('POST /api/join/{token}/opens', { params: { token }, keepalive: true }).catch(
      () => undefined,
    );
  }, [token, isTouched]);
  return null;
}
