'use client';

import { useSyncExternalStore } from 'react';
import { readChoice, replaceParts } from './address';

const PARAM = 'tab';
/** replaceState fires no event, so this does. */
const CHANGED = 'maidan:tab';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

const query = () => window.location.search;

/**
 * Like use-tab, for pages that are rendered once for everybody: the query is unknown on the server, so the first tab is
 * rendered and the tab in the URL is selected after hydration.
 */
export function useStaticTab<T extends string>(tabs: readonly [T, ...T[]]) {
  const params = new URLSearchParams(useSyncExternalStore(subscribe, query, () => ''));
  const tab = readChoice(params, PARAM, tabs) ?? tabs[0];

  function choose(value: string): void {
    replaceParts({ [PARAM]: value === tabs[0] ? null : value });
    window.dispatchEvent(new Event(CHANGED));
  }
  return [tab, choose] as const;
}
