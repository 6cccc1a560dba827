'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApiUrl, changedUrl } from '@/lib/platform/http/api-calls';
import type { FirstPage } from '@/lib/platform/http/first-page';
import { pagesQuery } from '@/lib/platform/http/queries';

interface PagesOptions<T> {
  /** The server's first batch, and the URL it belongs to. */
  first?: FirstPage<T>;
  enabled?: boolean;
}

/** The batches of the list at `url`. When the URL changes, the previous list remains until the new one arrives. */
export function usePages<T>(
  family: string,
  url: ApiUrl<T[]>,
  { first, enabled = true }: PagesOptions<T> = {},
) {
  return useInfiniteQuery({
    ...pagesQuery(family, url),
    initialData: url === first?.url ? { pages: [first.page], pageParams: [url] } : undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export const anywhereUrl = <T>(url: ApiUrl<T>) => changedUrl(url, { radius: 'any' });

/**
 * The pages of a list within a radius; if the radius holds nothing (`elsewhere`), the same list without it.
 * @param hasRadius false for a list without a radius
 * @param options.far the first page without it, where the server has found nothing within it
 */
export function useReach<T>(
  family: string,
  url: ApiUrl<T[]>,
  hasRadius: boolean,
  { far: firstFar, ...options }: PagesOptions<T> & { far?: FirstPage<T> } = {},
) {
  const near = usePages(family, url, options);
  const isEmpty =
    near.isSuccess &&
    !near.isPlaceholderData &&
    !near.hasNextPage &&
    near.data.pages.every(({ items }) => items.length === 0);
  const elsewhere = hasRadius && isEmpty;
  const far = usePages(family, anywhereUrl(url), { first: firstFar, enabled: elsewhere });
  return { query: elsewhere ? far : near, elsewhere };
}
