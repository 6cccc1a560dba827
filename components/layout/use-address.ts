'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type AddressParts, addressOf, replaceParts } from './address';

/** While somebody types or drags: long enough that a word is one search, short enough to feel immediate. */
const SETTLE_MS = 350;

export interface ListAddress<F> {
  parse: (params: URLSearchParams) => F;
  parts: (filters: F) => AddressParts;
  /** What hangs on what: another country lets go of the city. Without it the changed ones replace the old ones. */
  combine?: (before: F, changed: Partial<F>) => F;
}

interface Entered<F> {
  filters: F;
  /** The address that they were entered over; null once the address says the same as they do. */
  over: string | null;
}

/**
 * The address is the one place the filters of a list live, so that a reload, a shared link and Back all show the same
 * list. `shown` is what the fields hold, `applied` what the list looks for. `change` waits until typing settles,
 * `apply` does not.
 */
export function useAddress<F extends object>({ parse, parts, combine = merged }: ListAddress<F>) {
  const params = useSearchParams();
  const applied = parse(params);
  const address = addressOf('', parts(applied));
  const [entered, setEntered] = useState<Entered<F> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Fields keep what the address leaves out, such as the space between two words, until another address is opened.
  const own = entered && addressOf('', parts(entered.filters));
  const shown =
    entered && (own === address || entered.over === address) ? entered.filters : applied;
  // Set while rendering, as React asks for state that follows its inputs.
  if (entered?.over != null && own === address) setEntered({ ...entered, over: null });

  function enter(changed: Partial<F>, afterMs: number): void {
    const filters = combine(shown, changed);
    setEntered({ filters, over: address });
    clearTimeout(timer.current);
    const write = () => replaceParts(parts(filters));
    if (afterMs > 0) timer.current = setTimeout(write, afterMs);
    else write();
  }
  return {
    shown,
    applied,
    change: (changed: Partial<F>) => enter(changed, SETTLE_MS),
    apply: (changed: Partial<F>) => enter(changed, 0),
  };
}

function merged<F>(before: F, changed: Partial<F>): F {
  return { ...before, ...changed };
}

/** A search text that counts once its button or Enter says so; it follows when the address is another one. */
export function useDraft(applied: string) {
  const [typed, setTyped] = useState({ text: applied, over: applied });
  const text = typed.over === applied ? typed.text : applied;
  return [text, (next: string) => setTyped({ text: next, over: applied })] as const;
}
