'use client';

import { type ReactNode, useId, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { FilterForm } from '@/components/ui/filter-form';
import { LineIcon } from '@/components/ui/line-icon';
import { useBackSheet } from '@/components/ui/use-back-layer';
import { translate } from '@/lib/platform/language/translate';
import type { AddressParts } from './address';
import { ListButton } from './list-button';
import { texts } from './texts';

export interface FilterChip<F> {
  label: string;
  /** Shown instead of the label. */
  words?: ReactNode;
  icon?: ReactNode;
  /** The change of the filters: what sets it, or what removes it. */
  changed: Partial<F>;
}

export interface FilterChoice<F> extends FilterChip<F> {
  isSet: boolean;
}

interface ListFiltersProps<F> {
  filters: F;
  /** The page's address for these filters. */
  parts: (filters: F) => AddressParts;
  /** Applies dependencies between filters; by default the changes are merged. */
  combine?: (before: F, changed: Partial<F>) => F;
  /** Applies a choice at once, as an entry of the browser's history. */
  onChoose: (changed: Partial<F>) => void;
  /** What most people look for by: the field at the start of the row. */
  search: ReactNode;
  /** At the end of the row. */
  beside?: ReactNode;
  /** The other filters. */
  children: ReactNode;
  /** What is set and not among the choices; one tap removes it. */
  set: FilterChip<F>[];
  /** Removes everything; null where nothing is set. */
  clear: FilterChip<F> | null;
  /** What one tap sets, and another removes. */
  choices: FilterChoice<F>[];
}

/**
 * The filters of a list, applied while they change: one row, a row of chips, and the rest in a bottom sheet on phones, in the
 * page elsewhere. Without scripts the sheet is in the page too, and a button loads the page with their names and values.
 */
export function ListFilters<F extends object>(props: ListFiltersProps<F>) {
  const { search, beside, children, set, clear, choices } = props;
  const t = translate(texts);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const onToggle = useBackSheet(sheet);
  return (
    <div className="grid gap-2 *:min-w-0 sm:gap-3">
      <FilterForm className="list-filters">
        <div className="flex flex-wrap gap-2 lg:mt-6.5">
          <div className="min-w-0 flex-[1_1_7rem]">{search}</div>
          {/* Not a Button: it works before the page is hydrated. */}
          <button
            type="button"
            popoverTarget={id}
            className={buttonVariants({
              variant: 'secondary',
              className: 'noscript:hidden sm:hidden',
            })}
          >
            <LineIcon name="sliders-horizontal" />
            {t.filters}
          </button>
          {beside}
        </div>
        <div
          ref={sheet}
          id={id}
          popover="auto"
          role="group"
          aria-label={t.filters}
          onToggle={onToggle}
          className="filter-sheet"
        >
          {children}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={buttonVariants({ size: 'lg', className: 'noscript:hidden sm:hidden' })}
          >
            {t.showResults}
          </button>
        </div>
      </FilterForm>
      <div className="chip-row">
        <ul aria-label={t.activeFilters} className="contents">
          {set.map((chip) => (
            <li key={chip.label} className="min-w-0 max-w-64 shrink-0">
              <Chip {...props} chip={chip} name={t.removeFilter({ filter: chip.label })} isSet />
            </li>
          ))}
          {clear ? (
            <li className="shrink-0">
              <ListButton
                parts={partsWith(props, clear)}
                onChoose={() => props.onChoose(clear.changed)}
                variant="link"
                size="sm"
              >
                {clear.label}
              </ListButton>
            </li>
          ) : null}
        </ul>
        <ul aria-label={t.quickFilters} className="contents">
          {choices.map((choice) => (
            <li key={choice.label} className="shrink-0">
              <Chip {...props} chip={choice} isSet={choice.isSet} isChoice />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type Combined<F> = Pick<ListFiltersProps<F>, 'filters' | 'parts' | 'combine' | 'onChoose'>;

function partsWith<F>({ filters, parts, combine }: Combined<F>, { changed }: FilterChip<F>) {
  return parts(combine ? combine(filters, changed) : { ...filters, ...changed });
}

interface ChipProps<F> extends Combined<F> {
  chip: FilterChip<F>;
  /** For screen readers, instead of its label. */
  name?: string;
  isSet: boolean;
  isChoice?: boolean;
}

function Chip<F>({ chip, name, isSet, isChoice, ...props }: ChipProps<F>) {
  return (
    <ListButton
      parts={partsWith(props, chip)}
      onChoose={() => props.onChoose(chip.changed)}
      label={name}
      isChosen={isChoice ? isSet : undefined}
      variant="chip"
      className={isSet ? 'is-set' : undefined}
    >
      {chip.icon}
      <span className="truncate" dir="auto">
        {chip.words ?? chip.label}
      </span>
      {isSet ? <LineIcon name="x" className="size-4" /> : null}
    </ListButton>
  );
}
