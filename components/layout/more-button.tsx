import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { ScriptlessLink } from './scriptless-link';
import { texts } from './texts';

export type MoreQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => unknown };

interface MoreButtonProps {
  query: MoreQuery;
  /** 'Show more players'. */
  children: string;
  /** For a list whose page takes a cursor in its address: the call of the next page. */
  next?: string | null;
  /** The id of the section of that page in which the list stands. */
  section?: string;
}

/** Loads the next page of a list. Hidden at the end of the list; after a failure it stays for a retry. */
export function MoreButton({ query, children, next, section }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  const t = translate(texts);
  const cursor = next && new URLSearchParams(next.slice(next.indexOf('?'))).get('cursor');
  const more = (
    <Button
      variant="secondary"
      size="lg"
      className="justify-self-center noscript:hidden"
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
  if (!cursor) return more;
  return (
    <>
      {more}
      <ScriptlessLink parts={{ cursor }} section={section}>
        {children}
      </ScriptlessLink>
    </>
  );
}
