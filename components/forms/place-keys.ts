import type { KeyboardEvent } from 'react';
import type { Place } from '@/lib/geocoding/schema';
import { optionId } from './place-options';
import type { PlaceSearch } from './use-place-search';

interface KeyContext {
  search: PlaceSearch;
  shown: boolean;
  activeIndex: number;
  listId: string;
  setIsOpen: (open: boolean) => void;
  setActiveIndex: (index: number) => void;
  choose: (place: Place) => void;
  close: () => void;
}

/** The combobox keys of the WAI-ARIA pattern. Home and End are left to the text, Tab to the browser. */
export function handlePlaceKey(event: KeyboardEvent<HTMLInputElement>, context: KeyContext): void {
  // Enter and arrows belong to the input method while it composes a word.
  if (event.nativeEvent.isComposing) return;
  const { search, shown, close } = context;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveActive(event.key === 'ArrowDown' ? 1 : -1, context);
  } else if (event.key === 'Escape' && shown) {
    // The list closes first; a dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
  } else if (event.key === 'Enter' && search.isTyped) {
    event.preventDefault();
    const active = shown ? search.places[context.activeIndex] : undefined;
    if (active) context.choose(active);
    else void search.settle();
  }
}

function moveActive(step: 1 | -1, context: KeyContext): void {
  const { search, shown, activeIndex, listId, setIsOpen, setActiveIndex } = context;
  const count = search.places.length;
  if (!search.isTyped || count === 0) return;
  setIsOpen(true);
  const from = shown ? activeIndex : -1;
  const next = from < 0 ? (step === 1 ? 0 : count - 1) : (from + step + count) % count;
  setActiveIndex(next);
  document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
}
