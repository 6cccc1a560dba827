import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

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

export function AdminList({ query, loading, children }: AdminListProps) {
  if (query.isError) {
    const t = translate(texts);
    return (
      <ErrorState
        title={t.failedToFetch}
        // A former admin must not see stale content on a page that is still open.
        description={errorSentence(query.error, t.checkConnection)}
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
