'use client';

import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@/components/layout/use-router';
import { useViewer } from '@/components/layout/viewer';
import type { ApiUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import { batchesQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';

interface ReviewsOptions<T> {
  initial: ApiBatch<T>;
  viewerKey: QueryKey;
}

/** The reviews at `url` for members, from those of the page on. */
export function useReviews<T>(
  family: string,
  url: ApiUrl<T[]>,
  { initial, viewerKey }: ReviewsOptions<T>,
) {
  const router = useRouter();
  const queries = useQueryClient();
  const { user } = useViewer();
  const read = batchesQuery(family, url, user?.id ?? null);
  const query = useInfiniteQuery(
    usePageData(read, { pages: [initial], pageParams: [url] }, initial),
  );

  /** After a change: refetches the list, the viewer's permissions, and the rating shown on the page. */
  async function refresh(): Promise<void> {
    await Promise.all([
      queries.resetQueries({ queryKey: read.queryKey }),
      queries.invalidateQueries({ queryKey: viewerKey }),
    ]);
    router.refresh();
  }
  return { query, reviews: query.data.pages.flatMap(({ items }) => items), refresh };
}
