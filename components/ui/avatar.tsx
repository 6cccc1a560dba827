import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Only the round frame; `components/avatars/avatar` renders a person in it. */
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
