'use client';

import { useSearchParams } from 'next/navigation';
import { readChoice, replaceParts } from './address';

/** The selected tab is stored in the URL, so that a reload and Back restore it. The first of `tabs` is the default. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]], param = 'tab') {
  const tab = readChoice(useSearchParams(), param, tabs) ?? tabs[0];

  function choose(value: string): void {
    replaceParts({ [param]: value === tabs[0] ? null : value });
  }
  return [tab, choose] as const;
}
