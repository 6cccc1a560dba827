import type { ReactNode } from 'react';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

/** A row of cards: scrolls sideways on phones, two or three columns on wider screens. */
export function CardRow({ children }: { children: ReactNode }) {
  return <ul className="card-row">{children}</ul>;
}

type CardRowSkeletonProps = {
  label: string;
  /** The height of loading cards. */
  className: string;
};

export function CardRowSkeleton({ label, className }: CardRowSkeletonProps) {
  return (
    <Loading label={label} className="card-row">
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <Skeleton className={cn('rounded-card', className)} />
        </div>
      ))}
    </Loading>
  );
}
