import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

export interface ComboboxKeys<T> {
  options: readonly T[];
  shown: boolean;
  activeIndex: number;
  listId: string;
  setIsOpen: (open: boolean) => void;
  setActiveIndex: (index: number) => void;
  choose: (option: T) => void;
  close: () => void;
  /** Enter with no active option. Without it the key keeps its default. */
  onEnter?: () => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The combobox keys of the WAI-ARIA pattern. Home and End move in the text, Tab keeps its default. */
export function handleComboboxKey<T>(
  event: KeyboardEvent<HTMLInputElement>,
  keys: ComboboxKeys<T>,
): void {
  if (isComposing(event)) return;
  const { options, shown, activeIndex, onEnter, choose, close } = keys;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveActive(event.key === 'ArrowDown' ? 1 : -1, keys);
  } else if (event.key === 'Escape' && shown) {
    // Closes the list only; a dialog around the field remains open.
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (event.key === 'Enter') {
    const active = shown ? options[activeIndex] : undefined;
    if (active === undefined && !onEnter) return;
    event.preventDefault();
    if (active !== undefined) choose(active);
    else onEnter?.();
  }
}

function moveActive<T>(step: 1 | -1, keys: ComboboxKeys<T>): void {
  const { options, shown, activeIndex, listId, setIsOpen, setActiveIndex } = keys;
  const count = options.length;
  if (count === 0) return;
  setIsOpen(true);
  const from = shown ? activeIndex : -1;
  const next = from < 0 ? (step === 1 ? 0 : count - 1) : (from + step + count) % count;
  setActiveIndex(next);
  document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
}
