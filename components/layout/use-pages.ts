'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { FirstPage } from '@/lib/discover/schema';
import { apiPage } from '@/lib/http/client';

interface PagesOptions<T> {
  /** What else the answers are kept under, for whoever reads them again. */
  key?: readonly string[];
  /** The first page as the server rendered it, and the call whose answer it is. */
  first?: FirstPage<T>;
  enabled?: boolean;
}

/** The pages of the list behind `url`. Another url keeps what is shown until its answer is here. */
export function usePages<T>(
  url: string,
  { key = [], first, enabled = true }: PagesOptions<T> = {},
) {
  return useInfiniteQuery({
    queryKey: [...key, url, 'pages'],
    queryFn: ({ pageParam, signal }) => apiPage<T>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: FirstPage<T>['page']) => last.next,
    initialData: url === first?.url ? { pages: [first.page], pageParams: [url] } : undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The same call with other parameters. */
export function changedUrl(url: string, changes: Record<string, string>): string {
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  return `${path}?${params}`;
}

export const anywhereUrl = (url: string) => changedUrl(url, { radius: 'any' });

/**
 * The pages of a list within a circle, or those of everywhere where the circle holds nothing: `elsewhere`.
 * @param isCut false for a list that no circle bounds
 */
export function useReach<T>(url: string, isCut: boolean, options: PagesOptions<T> = {}) {
  const near = usePages(url, options);
  const isEmpty =
    near.isSuccess &&
    !near.isPlaceholderData &&
    !near.hasNextPage &&
    near.data.pages.every(({ items }) => items.length === 0);
  const elsewhere = isCut && isEmpty;
  const far = usePages<T>(anywhereUrl(url), { key: options.key, enabled: elsewhere });
  return { query: elsewhere ? far : near, elsewhere };
}
