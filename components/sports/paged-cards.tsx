import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/layout/card-grid';
import { ErrorState } from '@/components/layout/error-state';
import { MoreButton } from '@/components/layout/more-button';
import { type ApiPage, apiPage } from '@/lib/http/client';

interface PagedCardsProps<T> {
  /** The call whose first page the server has rendered. */
  url: string;
  initial: ApiPage<T>;
  /** 'Failed to fetch nearby users'. */
  failure: string;
  empty: ReactNode;
  more: string;
  card: (item: T) => ReactNode;
  leaveOut?: (item: T) => boolean;
}

/** Cards of one list, page by page. */
export function PagedCards<T extends { id: number }>(props: PagedCardsProps<T>) {
  const { url, initial, failure, empty, more, card, leaveOut } = props;
  const query = useInfiniteQuery({
    queryKey: [url, 'pages'],
    queryFn: ({ pageParam, signal }) => apiPage<T>(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: (last: ApiPage<T>) => last.next,
    initialData: { pages: [initial], pageParams: [url] },
  });
  const byId = new Map<number, T>();
  for (const item of query.data.pages.flatMap((page) => page.items)) {
    if (!leaveOut?.(item)) byId.set(item.id, item);
  }
  if (query.isRefetchError) {
    return (
      <ErrorState
        title={failure}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (byId.size === 0 && !query.hasNextPage) return empty;
  return (
    <div className="grid gap-5" aria-busy={query.isFetching}>
      <CardGrid>
        {[...byId.values()].map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </CardGrid>
      <MoreButton query={query}>{more}</MoreButton>
    </div>
  );
}
