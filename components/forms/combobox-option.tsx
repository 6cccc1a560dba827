import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';

interface ComboboxKeys<T> {
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

interface ComboboxOptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
  /** The alignment of the pin beside the text. */
  align: 'center' | 'start';
  children: ReactNode;
}

/** A place in the listbox of a combobox. */
export function ComboboxOption({ id, active, onChoose, align, children }: ComboboxOptionProps) {
  const atStart = align === 'start';
  return (
    // Keyboard input goes to the field itself (aria-activedescendant), as in the combobox pattern.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox around it
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer gap-2.5 rounded-control px-3 py-2 text-sm hover:bg-accent',
        atStart ? 'items-start' : 'items-center',
        active && 'bg-accent outline-2 outline-ring -outline-offset-2',
      )}
    >
      <LineIcon
        name="map-pin"
        className={cn('size-4 shrink-0 text-muted-foreground', atStart && 'mt-0.5')}
      />
      {children}
    </div>
  );
}
