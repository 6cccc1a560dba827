'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ApiUrl, changedUrl } from '@/lib/platform/http/api-calls';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { batchesQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';

interface BatchesOptions<T> {
  /** The server's first batch, and the URL it belongs to. */
  first?: FirstBatch<T>;
  enabled?: boolean;
}

/** The batches of the list at `url`. When the URL changes, the previous list remains until the new one arrives. */
export function useBatches<T>(
  family: string,
  url: ApiUrl<T[]>,
  { first, enabled = true }: BatchesOptions<T> = {},
) {
  return useInfiniteQuery({
    ...usePageData(
      batchesQuery(family, url),
      url === first?.url ? { pages: [first.page], pageParams: [url] } : undefined,
      first?.page,
    ),
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
export function useSearchArea<T>(
  family: string,
  url: ApiUrl<T[]>,
  hasRadius: boolean,
  { far: firstFar, ...options }: BatchesOptions<T> & { far?: FirstBatch<T> } = {},
) {
  const near = useBatches(family, url, options);
  const isEmpty =
    near.isSuccess &&
    !near.isPlaceholderData &&
    !near.hasNextPage &&
    near.data.pages.every(({ items }) => items.length === 0);
  const elsewhere = hasRadius && isEmpty;
  const far = useBatches(family, anywhereUrl(url), { first: firstFar, enabled: elsewhere });
  return { query: elsewhere ? far : near, elsewhere };
}
