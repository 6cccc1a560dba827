import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';

interface MoreButtonProps {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** 'Show more players'. */
  children: string;
}

/** Fetches the next page of a list; nothing once the list has ended. Says when that failed, and stays to be tried again. */
export function MoreButton({ query, children }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="justify-self-center"
      // Not `disabled`, which would drop the focus.
      aria-disabled={query.isFetchingNextPage || undefined}
      onClick={() => query.fetchNextPage()}
    >
      {query.isFetchingNextPage
        ? 'Loading…'
        : query.isFetchNextPageError
          ? 'Loading failed: try again'
          : children}
    </Button>
  );
}
