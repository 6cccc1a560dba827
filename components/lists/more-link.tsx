'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { buttonVariants } from '@/components/ui/button-variants';
import type { AddressParts } from './address';
import { listAddress } from './list-button';
import { MoreButton } from './more-button';
import type { useBatches } from './use-batches';

interface MoreLinkProps {
  /** The call of the next batch; null at the end of the list. */
  next: string | null | undefined;
  /** The id of the list's section, on a page with several. */
  section?: string;
  /** Loads the batch where the page is hydrated. */
  onMore?: () => void;
  /** 'Show more venues'. */
  children: ReactNode;
}

/**
 * A guest's link to the next batch of a list, by the cursor in the page's address. lib/platform/browser/guest-lists adds its
 * rows to the element with `data-rows`.
 */
export function MoreLink({ next, section, onMore, children }: MoreLinkProps) {
  const params = useSearchParams();
  const call = new URLSearchParams(next?.slice(next.indexOf('?')));
  const cursor = call.get('cursor');
  if (!cursor) return null;
  // The server may have searched beyond the radius.
  const within: AddressParts = call.get('radius') === 'any' ? { within: 'any' } : {};
  const className = 'justify-self-center';
  return (
    <a
      href={`${listAddress(params, { cursor, ...within })}${section ? `#${section}` : ''}`}
      data-more
      onClick={(event) => {
        if (onMore) event.preventDefault();
        onMore?.();
      }}
      className={buttonVariants({ variant: 'secondary', size: 'lg', className })}
    >
      {children}
    </a>
  );
}

interface MoreItemsProps<T> {
  query: ReturnType<typeof useBatches<T>>;
  children: string;
}

/** The next batch of a list for members and guests. */
export function MoreItems<T>({ query, children }: MoreItemsProps<T>) {
  if (useViewer().status !== 'guest') return <MoreButton query={query}>{children}</MoreButton>;
  return (
    <MoreLink next={query.data?.pages.at(-1)?.next} onMore={() => void query.fetchNextPage()}>
      {children}
    </MoreLink>
  );
}
