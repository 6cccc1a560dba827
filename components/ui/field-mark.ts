'use client';

import { createContext, useContext } from 'react';

export const FieldMark = createContext<{ id: string; isRefused: boolean } | null>(null);

/** Marks the control with this id as invalid and links its error message. */
export function useFieldMark(id: string | undefined) {
  const mark = useContext(FieldMark);
  if (!mark?.isRefused || mark.id !== id) return {};
  return { 'aria-invalid': true, 'aria-describedby': `${mark.id}-error` } as const;
}
