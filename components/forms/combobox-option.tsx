import type { ReactNode } from 'react';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';

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
