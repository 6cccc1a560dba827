'use client';

import type { ComponentProps } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { useFieldMark } from './field-mark';
import { useEarlyEntry } from './use-before-hydration';

/** The native select: a wheel on phones, type-ahead on desktops, no JavaScript. `className` sizes the frame. */
export function Select({ className, children, ref, ...props }: ComponentProps<'select'>) {
  const field = useEarlyEntry(ref);
  const mark = useFieldMark(props.id);
  return (
    <span className={cn('control-frame relative inline-flex', className)}>
      <select
        ref={field}
        className="control min-h-11 appearance-none truncate pe-10"
        {...mark}
        {...props}
      >
        {children}
      </select>
      <LineIcon
        name="chevron-down"
        className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
