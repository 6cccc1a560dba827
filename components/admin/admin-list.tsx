import type { ReactNode } from 'react';
import { ErrorState } from '@/components/layout/error-state';

interface AdminListProps {
  query: { isError: boolean; isPending: boolean; isFetching: boolean; refetch: () => unknown };
  loading: string;
  /** Part 2 §8: 'Failed to fetch' for the lists of admins. */
  children: ReactNode;
}

/** A list's loading line, its failure with a retry, or itself. */
export function AdminList({ query, loading, children }: AdminListProps) {
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) {
    return (
      <p role="status" className="py-8 text-center text-muted-foreground">
        {loading}
      </p>
    );
  }
  return children;
}
