import type { Route } from 'next';
import { type ReactNode, useId } from 'react';
import { Link } from '@/components/language/link';
import { Skeleton } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

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

type DiscoverSectionProps = {
  title: string;
  /** The target of 'View All'. */
  viewAll?: Route;
  /** The reach of the list. */
  note?: ReactNode;
  busy?: boolean;
  id?: string;
  children: ReactNode;
};

export function DiscoverSection({
  title,
  viewAll,
  note,
  busy,
  id,
  children,
}: DiscoverSectionProps) {
  const t = translate(texts);
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} aria-busy={busy}>
      <div className="flex items-center justify-between gap-x-3">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 text-2xl outline-none">
          {title}
        </h2>
        {viewAll ? (
          <Link
            href={viewAll}
            className="-me-2 inline-flex min-h-11 shrink-0 items-center rounded-md px-2 font-strong text-primary-ink text-sm underline decoration-2 decoration-primary/40 underline-offset-4 hover:decoration-current"
          >
            {t.viewAll}
            <span className="sr-only">{t.ofSection({ title })}</span>
          </Link>
        ) : null}
      </div>
      <div className="mb-2 sm:mb-3">{note}</div>
      {children}
    </section>
  );
}
