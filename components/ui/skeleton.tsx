import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Shape of what is coming; silent to screen readers, so the list around it says that it is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cn('animate-pulse rounded-md bg-accent motion-reduce:animate-none', className)}
      {...props}
    />
  );
}
