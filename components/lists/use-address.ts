'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type AddressParts, addressOf, pushParts, readChoice, replaceParts } from './address';

/** The selected tab is stored in the URL, so that a reload and Back restore it. The first of `tabs` is the default. */
export function useTab<T extends string>(tabs: readonly [T, ...T[]], param = 'tab') {
  const tab = readChoice(useSearchParams(), param, tabs) ?? tabs[0];

  function choose(value: string): void {
    replaceParts({ [param]: value === tabs[0] ? null : value });
  }
  return [tab, choose] as const;
}

/** The debounce while typing or dragging: one word is one search, and it still feels immediate. */
const SETTLE_MS = 350;

interface ListAddress<F> {
  parse: (params: URLSearchParams) => F;
  parts: (filters: F) => AddressParts;
  /**
   * Applies dependencies between filters, such as clearing the city when the country changes. By default the changes are
   * merged.
   */
  combine?: (before: F, changed: Partial<F>) => F;
}

interface Entered<F> {
  filters: F;
  /** The URL at the time of input; null once the URL contains the input. */
  over: string | null;
}

/**
 * A list's filters live only in the URL, so that a reload, a shared link and Back all show the same list. `shown` is what the
 * fields display, `applied` what the list searches for. `change` is debounced, `apply` is not. Each choice is an entry in the
 * browser's history, and so is typing into one field without a pause.
 */
export function useAddress<F extends object>({ parse, parts, combine = merged }: ListAddress<F>) {
  const params = useSearchParams();
  const applied = parse(params);
  const address = addressOf('', parts(applied));
  const [entered, setEntered] = useState<Entered<F> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The field of the last typing, and the resulting address. */
  const typed = useRef({ names: '', address: '' });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Fields keep details that the URL normalises away, such as a trailing space, until the URL changes.
  const own = entered && addressOf('', parts(entered.filters));
  const shown =
    entered && (own === address || entered.over === address) ? entered.filters : applied;
  // Set while rendering, as React recommends for state derived from props.
  if (entered?.over != null && own === address) setEntered({ ...entered, over: null });

  function enter(changed: Partial<F>, afterMs: number): void {
    const filters = combine(shown, changed);
    setEntered({ filters, over: address });
    clearTimeout(timer.current);
    const names = afterMs > 0 ? Object.keys(changed).join() : '';
    function write(): void {
      const now = addressOf('', parts(parse(new URLSearchParams(window.location.search))));
      const goesOn = names !== '' && names === typed.current.names && now === typed.current.address;
      (goesOn ? replaceParts : pushParts)(parts(filters));
      typed.current = { names, address: addressOf('', parts(filters)) };
    }
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

/** A search text that is applied by its button or Enter. It resets when the URL changes. */
export function useDraft(applied: string) {
  const [typed, setTyped] = useState({ text: applied, over: applied });
  const text = typed.over === applied ? typed.text : applied;
  return [text, (next: string) => setTyped({ text: next, over: applied })] as const;
}
