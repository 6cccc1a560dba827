'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * When the data of a page came to this tab, by the device's clock, like `dataUpdatedAt`. A way back shows the same objects again.
 */
const arrivals = new WeakMap<object, number>();

function arrivalOf(brought: object): number {
  const at = arrivals.get(brought) ?? Date.now();
  arrivals.set(brought, at);
  return at;
}

/**
 * A query that begins with what the page has brought. `initialData` alone would yield to whatever the cache has of an earlier
 * page; this is newer than that, and older than what was read since it came.
 * @param brought the object of the page that `data` is made of, if it is made anew each time
 */
export function usePageData<Q extends { queryKey: QueryKey }, D>(
  query: Q,
  data: D,
  brought: unknown = data,
): Omit<Q, 'initialData'> & { initialData: D; initialDataUpdatedAt?: number } {
  const queries = useQueryClient();
  const [updatedAt] = useState(() => {
    if (typeof brought !== 'object' || brought === null) return undefined;
    const at = arrivalOf(brought);
    const kept = queries.getQueryState(query.queryKey);
    if (kept && kept.dataUpdatedAt < at)
      queries.setQueryData(query.queryKey, data, { updatedAt: at });
    return at;
  });
  return { ...query, initialData: data, initialDataUpdatedAt: updatedAt };
}
