import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The round frame only; `components/users/avatar` puts a person into it. */
export function AvatarFrame({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn(
        'relative inline-flex aspect-square shrink-0 items-center justify-center overflow-hidden rounded-full bg-muted',
        className,
      )}
      {...props}
    />
  );
}
