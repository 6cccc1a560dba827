'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { AdminList } from './admin-list';
import { auditQuery } from './admin-query';

/** Who decided what, the newest first. It can only grow. */
export function AuditLog() {
  const query = useInfiniteQuery(auditQuery);
  const entries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <AdminList query={query} loading="Loading the log...">
      {entries.length === 0 ? (
        <EmptyState as="h2" title="Nothing was decided yet." />
      ) : (
        <div className="grid gap-4 *:min-w-0">
          <ol className="divide-y rounded-card border bg-card">
            {entries.map(({ id, action, actor, targetType, targetId, createdAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
                <span className="wrap-anywhere min-w-0">
                  <span className="font-[620]">{action}</span>, {targetType} {targetId}
                  <span className="block text-muted-foreground">
                    {actor ?? 'The product itself'}
                  </span>
                </span>
                <time dateTime={createdAt} className="text-muted-foreground tabular-nums">
                  {new Date(createdAt).toLocaleString('en-GB', {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </time>
              </li>
            ))}
          </ol>
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="justify-self-center"
              aria-disabled={query.isFetchingNextPage || undefined}
              onClick={() => void query.fetchNextPage()}
            >
              Show more
            </Button>
          ) : null}
        </div>
      )}
    </AdminList>
  );
}
