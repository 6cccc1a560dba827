import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A placeholder shape, hidden from screen readers: the list around it announces that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    // Defined in parts.css, like all overridable styles.
    <div aria-hidden className={cn('skeleton', className)} {...props} />
  );
}
