'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';
import { useFieldMark } from './field-mark';
import { useEarlyEntry } from './use-before-hydration';

// Text in people's own languages; addresses and numbers have one direction in all of them.
const WRITTEN_TYPES = new Set(['text', 'search']);
const LATIN_TYPES = new Set(['email', 'password', 'tel', 'url']);

function directionOf(type: string, inputMode?: string) {
  if (LATIN_TYPES.has(type) || inputMode === 'url') {
    return pageDirection() === 'rtl' ? 'ltr' : undefined;
  }
  return WRITTEN_TYPES.has(type) ? 'auto' : undefined;
}

/** 16 px text: with less, phones zoom into the field. */
export const controlClasses =
  'w-full min-w-0 rounded-control border border-input bg-card px-3.5 text-base text-foreground transition-[border-color,box-shadow] placeholder:text-muted-foreground hover:border-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive aria-invalid:outline-destructive';

export function Input({ className, type = 'text', ref, ...props }: ComponentProps<'input'>) {
  const field = useEarlyEntry(ref);
  const mark = useFieldMark(props.id);
  return (
    <input
      ref={field}
      type={type}
      dir={directionOf(type, props.inputMode)}
      className={cn(
        controlClasses,
        'min-h-11 file:me-3 file:border-0 file:bg-transparent file:font-label file:text-primary-ink file:text-sm',
        type === 'file' && 'py-2.5',
        className,
      )}
      {...mark}
      {...props}
    />
  );
}
