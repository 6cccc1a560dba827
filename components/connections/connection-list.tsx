import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { MoreButton } from '@/components/lists/more-button';
import { ErrorState } from '@/components/ui/error-state';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiBatch } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

interface ConnectionListProps<T extends { id: number }> {
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<ApiBatch<T>>>;
  empty: ReactNode;
  row: (item: T) => ReactNode;
}

export function ConnectionList<T extends { id: number }>(props: ConnectionListProps<T>) {
  const t = translate(texts);
  const { title, query, empty, row } = props;
  const id = useId();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-xl">
        {title}
        {items.length > 0 ? (
          <span className="ms-2 font-entry text-base text-muted-foreground tabular-nums">
            <bdi>
              {items.length}
              {query.hasNextPage ? '+' : ''}
            </bdi>
          </span>
        ) : null}
      </h2>
      {query.isError && items.length === 0 ? (
        <ErrorState
          title={t.listFailed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && items.length === 0 ? (
        <div className="wrap-anywhere rounded-card border border-dashed bg-card/60 px-4 py-5 text-muted-foreground text-sm">
          {empty}
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="grid gap-3 *:min-w-0">
          {items.map((item) => (
            <li key={item.id}>{row(item)}</li>
          ))}
        </ul>
      ) : null}
      <MoreButton query={query}>{t.showMore}</MoreButton>
    </section>
  );
}

export function RowSkeletons() {
  return (
    <Loading label={translate(texts).loading} className="grid gap-3">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-22 rounded-card" />
    </Loading>
  );
}
