'use client';

import type { ComponentProps } from 'react';
import { useEarlyEntry } from './use-before-hydration';

type NativeInputProps = ComponentProps<'input'> & { type: 'radio' | 'checkbox' | 'range' | 'file' };

/** The platform's own radio button, checkbox, slider or file input; the caller styles it. */
export function NativeInput({ ref, ...props }: NativeInputProps) {
  const field = useEarlyEntry(ref);
  return <input ref={field} {...props} />;
}
