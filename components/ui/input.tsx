'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { pageDirection } from './direction';
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

type NativeInputProps = ComponentProps<'input'> & { type: 'radio' | 'checkbox' | 'range' | 'file' };

/** The platform's own radio button, checkbox, slider or file input; the caller styles it. */
export function NativeInput({ ref, ...props }: NativeInputProps) {
  const field = useEarlyEntry(ref);
  return <input ref={field} {...props} />;
}

// Text in people's own languages; addresses and numbers have one direction in all of them.
const WRITTEN_TYPES = new Set(['text', 'search']);
const LATIN_TYPES = new Set(['email', 'password', 'tel', 'url']);

function directionOf(type: string, inputMode?: string) {
  if (LATIN_TYPES.has(type) || inputMode === 'url') {
    return pageDirection() === 'rtl' ? 'ltr' : undefined;
  }
  return WRITTEN_TYPES.has(type) ? 'auto' : undefined;
}

export function Input({ className, type = 'text', ref, ...props }: ComponentProps<'input'>) {
  const field = useEarlyEntry(ref);
  const mark = useFieldMark(props.id);
  return (
    <input
      ref={field}
      type={type}
      dir={directionOf(type, props.inputMode)}
      className={cn(
        'control min-h-11 file:me-3 file:border-0 file:bg-transparent file:font-label file:text-primary-ink file:text-sm',
        type === 'file' && 'py-2.5',
        className,
      )}
      {...mark}
      {...props}
    />
  );
}
