import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type SeparatorProps = ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical' };

export function Separator({ className, orientation = 'horizontal', ...props }: SeparatorProps) {
  return (
    <div
      aria-hidden
      className={cn(
        'shrink-0 bg-border',
        orientation === 'horizontal' ? 'h-px w-full' : 'w-px self-stretch',
        className,
      )}
      {...props}
    />
  );
}
