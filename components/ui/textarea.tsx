'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { useFieldMark } from './field-mark';
import { useEarlyEntry } from './use-before-hydration';

export function Textarea({ className, rows = 4, ref, ...props }: ComponentProps<'textarea'>) {
  const field = useEarlyEntry(ref);
  const mark = useFieldMark(props.id);
  return (
    <textarea
      ref={field}
      rows={rows}
      dir="auto"
      className={cn('control control-long field-sizing-content py-2.5', className)}
      {...mark}
      {...props}
    />
  );
}
