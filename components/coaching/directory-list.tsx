import type { ComponentProps, ReactNode } from 'react';
import { cardGridClasses } from '@/components/lists/card-grid';
import { RowList } from '@/components/lists/row-list';
import { NothingFound } from './nothing-found';

interface DirectoryListProps<T extends { id: number }> {
  /** The heading, for screen readers. */
  title: string;
  items: T[];
  /** The empty state. */
  empty: ComponentProps<typeof NothingFound>;
  card: (item: T) => ReactNode;
}

/** A list of the directory that the page contains whole. */
export function DirectoryList<T extends { id: number }>(props: DirectoryListProps<T>) {
  const { title, items, empty, card } = props;
  if (items.length === 0) return <NothingFound {...empty} />;
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <RowList items={items} className={cardGridClasses}>
        {(item) => <li key={item.id}>{card(item)}</li>}
      </RowList>
    </>
  );
}
