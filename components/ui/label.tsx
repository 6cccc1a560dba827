import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      htmlFor={htmlFor}
      className={cn('flex w-fit items-center gap-1.5 font-semibold text-sm', className)}
      {...props}
    >
      {children}
    </label>
  );
}
