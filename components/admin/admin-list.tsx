import type { ReactNode } from 'react';
import { ErrorState } from '@/components/layout/error-state';
import { errorSentence } from '@/lib/http/client';

interface AdminListProps {
  query: {
    isError: boolean;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  loading: string;
  children: ReactNode;
}

/** A list's loading line, its failure with a retry, or itself. */
export function AdminList({ query, loading, children }: AdminListProps) {
  if (query.isError) {
    return (
      <ErrorState
        title="Failed to fetch"
        // Somebody who is an admin no longer reads why, on a page that was open already.
        description={errorSentence(query.error, 'Check your connection and try again.')}
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
