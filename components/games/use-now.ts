'use client';

import { useEffect, useState } from 'react';

/** The reader's clock, null on the server and while its markup is taken over: a kept page must not carry a moment. */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
