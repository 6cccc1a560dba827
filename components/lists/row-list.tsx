'use client';

import { type ReactNode, useState } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function LoadingRows() {
  return (
    <div aria-hidden className="grid gap-px overflow-hidden rounded-card border bg-card">
      {LOADING_ROWS.map((row) => (
        <div key={row} className="flex items-center gap-3 p-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

const ROWS = 50;

interface RowListProps<T> {
  items: readonly T[];
  children: (item: T, index: number) => ReactNode;
  as?: 'ul' | 'ol';
  label?: string;
  className?: string;
}

/**
 * A list that is loaded whole: its first fifty rows, and a button for the next fifty. Guests, whose pages are not hydrated, see
 * all of them. Lists in batches have `MoreButton`.
 */
export function RowList<T>({ items, children, as: List = 'ul', label, ...props }: RowListProps<T>) {
  const [shown, setShown] = useState(useViewer().status === 'guest' ? items.length : ROWS);
  return (
    <>
      <List aria-label={label} {...props}>
        {items.slice(0, shown).map(children)}
      </List>
      {items.length > shown ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown(shown + ROWS)}
        >
          {translate(texts).showMore}
        </Button>
      ) : null}
    </>
  );
}
