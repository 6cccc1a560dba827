'use client';

import { type ReactNode, useState } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

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
