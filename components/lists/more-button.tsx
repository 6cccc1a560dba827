import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export type MoreQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => unknown };

interface MoreButtonProps {
  query: MoreQuery;
  /** 'Show more players'. */
  children: string;
}

/**
 * Loads the next batch of a list. Hidden at the end of the list; after a failure it remains for a retry. Guests have a
 * `MoreLink`.
 */
export function MoreButton({ query, children }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  const t = translate(texts);
  return (
    <Button
      variant="secondary"
      size="lg"
      className="justify-self-center"
      // `disabled` would drop the focus.
      aria-disabled={query.isFetchingNextPage || undefined}
      onClick={() => query.fetchNextPage()}
    >
      {query.isFetchingNextPage
        ? t.loading
        : query.isFetchNextPageError
          ? t.loadingFailed
          : children}
    </Button>
  );
}
