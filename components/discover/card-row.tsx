import type { ReactNode } from 'react';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const rowClasses =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-2 [scrollbar-width:none] *:flex *:w-[82%] *:max-w-80 *:shrink-0 *:snap-start sm:mx-0 sm:grid sm:snap-none sm:grid-cols-2 sm:gap-4 sm:overflow-visible sm:p-0 sm:*:w-auto sm:*:max-w-none xl:grid-cols-3 [&>*>*]:w-full';

/** A row of cards: scrolls sideways on phones, two or three columns on wider screens. */
export function CardRow({ children }: { children: ReactNode }) {
  return <ul className={rowClasses}>{children}</ul>;
}

type CardRowSkeletonProps = {
  label: string;
  /** The height of the cards that are loading. */
  className: string;
};

export function CardRowSkeleton({ label, className }: CardRowSkeletonProps) {
  return (
    <Loading label={label} className={rowClasses}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Skeleton className={cn('rounded-card', className)} />
        </div>
      ))}
    </Loading>
  );
}
