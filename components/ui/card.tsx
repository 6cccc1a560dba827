import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A placeholder shape, hidden from screen readers: the list around it announces that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    // Defined in parts.css, like all overridable styles.
    <div aria-hidden className={cn('skeleton', className)} {...props} />
  );
}

type DivProps = ComponentProps<'div'>;

export function Card({ className, ...props }: DivProps) {
  return (
    <div
      className={cn(
        'flex flex-col overflow-hidden rounded-card border bg-card text-card-foreground',
        className,
      )}
      {...props}
    />
  );
}

export function CardContent({ className, ...props }: DivProps) {
  return <div className={cn('p-5', className)} {...props} />;
}
