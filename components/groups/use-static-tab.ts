'use client';

import { useSyncExternalStore } from 'react';

const PARAM = 'tab';
/** replaceState tells nobody; this does. */
const CHANGED = 'maidan:tab';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

const asked = () => new URLSearchParams(window.location.search).get(PARAM);

/**
 * Like use-tab, for pages that are rendered once for everybody: the query is not known there, so the first tab is
 * rendered and the one of the address follows when the page is live.
 */
export function useStaticTab<T extends string>(tabs: readonly [T, ...T[]]) {
  const param = useSyncExternalStore(subscribe, asked, () => null);
  const tab = tabs.find((known) => known === param) ?? tabs[0];

  function choose(value: string): void {
    const next = new URLSearchParams(window.location.search);
    if (value === tabs[0]) next.delete(PARAM);
    else next.set(PARAM, value);
    const query = next.size > 0 ? `?${next}` : '';
    // Replaced, not pushed: Back leaves the page instead of walking through its tabs.
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
    window.dispatchEvent(new Event(CHANGED));
  }
  return [tab, choose] as const;
}
