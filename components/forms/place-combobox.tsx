'use client';

import { type FocusEventHandler, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { GeoPoint } from '@/lib/platform/geo/point';
import type { Place } from '@/lib/platform/geocoding/schema';
import { translate } from '@/lib/platform/language/translate';
import { handleComboboxKey, optionId } from './combobox-option';
import { PlaceOptions, SearchFailed } from './place-options';
import { texts } from './texts';
import { useAfterPointerUp } from './use-after-pointer-up';
import { type PlaceSearch, usePlaceSearch } from './use-place-search';

const SUGGESTIONS_MAX = 3;

interface PlaceStatusProps {
  id: string;
  search: PlaceSearch;
  isOpen: boolean;
  error: string | undefined;
  onChoose: (place: Place) => void;
}

/** Below the field: the error and probable matches, for screen readers also the number of results. */
function PlaceStatus({ id, search, isOpen, error, onChoose }: PlaceStatusProps) {
  const unresolved = !isOpen && search.isUnresolved;
  const message = error ?? (unresolved ? unresolvedMessage(search) : undefined);
  return (
    <>
      <p id={id} className="font-label text-destructive-ink text-sm empty:hidden">
        {message}
      </p>
      <output className="sr-only">{isOpen ? announce(search) : ''}</output>
      {!isOpen && search.isError && <SearchFailed retry={search.retry} />}
      {unresolved && search.places.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          {search.isNotFound && (
            <span className="text-muted-foreground">{translate(texts).didYouMean}</span>
          )}
          {search.places.slice(0, SUGGESTIONS_MAX).map((place) => (
            <Button
              key={place.id}
              type="button"
              variant="secondary"
              className="whitespace-normal text-start"
              onClick={() => onChoose(place)}
            >
              {place.label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function unresolvedMessage({ isNotFound }: PlaceSearch): string {
  const t = translate(texts);
  return isNotFound ? t.placeNotFound : t.chooseMeant;
}

function announce({ places, isError, isLoading, isNotFound }: PlaceSearch): string {
  const t = translate(texts);
  if (isError) return t.searchFailed;
  if (isLoading) return '';
  const { length: count } = places;
  return isNotFound ? t.notFoundSuggestions({ count }) : t.placesFound({ count });
}

export interface PlaceComboboxProps {
  id: string;
  label?: string;
  /** The text of the field: typed, or the label of a chosen place. */
  value: string;
  /** Called on every change of the text. Typed text is not a place yet, so the form clears its coordinates here. */
  onTextChange: (text: string) => void;
  /** Called right after `onTextChange` with the place's label, so the form sets the coordinates here. */
  onSelect: (place: Place) => void;
  error?: string;
  describedBy?: string;
  placeholder?: string;
  /** Ranks places of the same name by distance from this point. */
  near?: GeoPoint;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text field with place suggestions (WAI-ARIA combobox with a listbox popup). Leaving it or pressing Enter selects a place
 * that is named in full; any other text remains, with 'Location not found' and the nearest suggestions. With react-hook-form,
 * use it in a `Controller`: value, `onTextChange={field.onChange}`, `onBlur` and `ref`.
 */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { id, label, value, error, describedBy, ref } = props;
  const { placeholder = translate(texts).cityOrArea } = props;
  const { name, required, disabled, near, onTextChange, onSelect, onBlur } = props;
  const search = usePlaceSearch({ value, near, onTextChange, onSelect });
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const afterPointerUp = useAfterPointerUp();
  const listId = `${useId()}list`;
  const messageId = `${id}-message`;
  const shown = isOpen && search.isTyped;
  const expanded = shown && !search.isError && search.places.length > 0;

  function close() {
    setIsOpen(false);
    setActiveIndex(-1);
  }
  function choose(place: Place) {
    search.choose(place);
    close();
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) =>
    handleComboboxKey(event, {
      options: search.isTyped ? search.places : [],
      shown,
      activeIndex,
      listId,
      setIsOpen,
      setActiveIndex,
      choose,
      close,
      onEnter: search.isTyped ? () => void search.settle() : undefined,
    });

  return (
    <div className="grid gap-1.5">
      {label && <Label htmlFor={id}>{label}</Label>}
      <div>
        <Input
          ref={ref}
          id={id}
          name={name}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed into
          role="combobox"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          required={required}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={
            expanded && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
          }
          aria-invalid={Boolean(error) || (!shown && search.isUnresolved) || undefined}
          aria-describedby={[describedBy, messageId].filter(Boolean).join(' ')}
          onChange={(event) => {
            search.type(event.target.value);
            setActiveIndex(-1);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            afterPointerUp(() => {
              close();
              void search.settle();
            });
            onBlur?.(event);
          }}
        />
        {shown && (
          <PlaceOptions
            listId={listId}
            search={search}
            activeIndex={activeIndex}
            onChoose={choose}
          />
        )}
      </div>
      <PlaceStatus id={messageId} search={search} isOpen={shown} error={error} onChoose={choose} />
    </div>
  );
}
