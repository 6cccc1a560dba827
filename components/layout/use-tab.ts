'use client';

import { useSearchParams } from 'next/navigation';

const PARAM = 'tab';

/** The chosen tab lives in the address, so that a reload and Back find it again. The first of `tabs` is the default. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]]) {
  const params = useSearchParams();
  const tab = tabs.find((known) => known === params.get(PARAM)) ?? tabs[0];

  function choose(value: string): void {
    const next = new URLSearchParams(params);
    if (value === tabs[0]) next.delete(PARAM);
    else next.set(PARAM, value);
    const query = next.size > 0 ? `?${next}` : '';
    // Replaced, not pushed: Back leaves the page instead of walking through its tabs.
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
  }
  return [tab, choose] as const;
}
