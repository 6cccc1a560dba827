import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { Drawing, type DrawingName } from './drawing';
import { texts } from './texts';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** What failed, which the button loads again. */
  query: { isFetching?: boolean; refetch: () => unknown };
  className?: string;
};

export function ErrorState({ title, description, query, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        'wrap-anywhere flex min-w-0 flex-col items-center rounded-card border border-dashed bg-card/60 px-6 py-9 text-center',
        className,
      )}
    >
      <Drawing name="rain" className="w-36" />
      <p className="mt-4 text-balance font-heading text-xl tracking-tight">{title}</p>
      {description ? (
        <p className="mt-1.5 max-w-sm text-pretty text-muted-foreground text-sm">{description}</p>
      ) : null}
      <Button
        variant="secondary"
        className="mt-5"
        onClick={() => query.refetch()}
        disabled={query.isFetching}
      >
        <LineIcon name="rotate-ccw" />
        {translate(texts).loadAgain}
      </Button>
    </div>
  );
}

type EmptyStateProps = {
  drawing?: DrawingName;
  title: ReactNode;
  description?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  /** The heading level. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
};

export function EmptyState({
  drawing = 'ground',
  title,
  description,
  action,
  as: Title = 'h3',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'empty-state wrap-anywhere flex min-w-0 flex-col items-center rounded-card border border-dashed px-6 py-9 text-center',
        className,
      )}
    >
      <Drawing name={drawing} className="w-36" />
      <Title className="mt-4 font-heading text-xl tracking-tight">{title}</Title>
      {description ? (
        <p className="mt-1.5 max-w-sm text-pretty text-muted-foreground text-sm">{description}</p>
      ) : null}
      {action ? (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{action}</div>
      ) : null}
    </div>
  );
}
