'use client';

import { useId, useState } from 'react';
import { ComboboxOption, handleComboboxKey, optionId } from '@/components/forms/combobox-option';
import { useAfterPointerUp } from '@/components/forms/use-after-pointer-up';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { formatVenueDistance } from '@/components/venues/format-distance';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import type { NearbyVenueDto } from '@/lib/venues/schema/find-nearby';
import { texts } from './form-texts';
import { useVenueChoices } from './venue-choices';

interface VenueComboboxProps {
  id: string;
  /** The typed search, or the name of the chosen venue. */
  text: string;
  isChosen: boolean;
  isInvalid: boolean;
  sportId: number | undefined;
  onType: (text: string) => void;
  onChoose: (venue: NearbyVenueDto) => void;
}

/** Searches venues by name, area or city (WAI-ARIA combobox); when empty, it offers those nearby. */
export function VenueCombobox(props: VenueComboboxProps) {
  const { id, text, isChosen, isInvalid, sportId, onType, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const afterPointerUp = useAfterPointerUp();
  const listId = `${useId()}list`;
  // The name of a chosen venue is not a search: the list shows other nearby venues.
  const search = useVenueChoices(isChosen ? '' : text, sportId, isOpen);
  const { venues, isError, isSettled, retry } = search;
  const t = translate(texts);
  const hasOptions = isOpen && !isError && venues.length > 0;

  function close(): void {
    setIsOpen(false);
    setActiveIndex(-1);
  }
  function choose(venue: NearbyVenueDto): void {
    onChoose(venue);
    close();
  }
  return (
    <div>
      <Input
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be typed into
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={t.nameAreaCity}
        maxLength={120}
        value={text}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? listId : undefined}
        aria-activedescendant={
          hasOptions && activeIndex >= 0 ? optionId(listId, activeIndex) : undefined
        }
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-error`}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onBlur={() => afterPointerUp(close)}
        onChange={(event) => {
          onType(event.target.value);
          setActiveIndex(-1);
          setIsOpen(true);
        }}
        onKeyDown={(event) =>
          handleComboboxKey(event, {
            options: venues,
            shown: hasOptions,
            activeIndex,
            listId,
            setIsOpen,
            setActiveIndex,
            choose,
            close,
            // Enter must not submit a form with an unfinished search.
            onEnter: isChosen ? undefined : () => setIsOpen(true),
          })
        }
      />
      <output className="sr-only">
        {isOpen && isSettled ? t.venuesFound({ count: venues.length }) : ''}
      </output>
      {isOpen ? (
        <div
          role="presentation"
          className="mt-1.5 rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
          // Clicking in the list must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isError ? (
            <p className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
              {t.venuesFailed}
              <Button variant="secondary" size="sm" onClick={retry}>
                {t.retry}
              </Button>
            </p>
          ) : null}
          {!isError && venues.length === 0 ? (
            <p className="px-3 py-3 text-muted-foreground text-sm">
              {isSettled ? t.noVenue : t.searching}
            </p>
          ) : null}
          {hasOptions ? (
            <div
              id={listId}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor wait for answers
              role="listbox"
              aria-label={t.venues}
              aria-busy={!isSettled}
              className="max-h-72 overflow-y-auto"
            >
              {venues.map((venue, index) => (
                <ComboboxOption
                  key={venue.id}
                  id={optionId(listId, index)}
                  active={index === activeIndex}
                  onChoose={() => choose(venue)}
                  align="start"
                >
                  <VenueFacts venue={venue} />
                </ComboboxOption>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function VenueFacts({ venue }: { venue: NearbyVenueDto }) {
  const t = translate(texts);
  const { name, area, city, distance } = venue;
  const sports = venue.sports.slice(0, 3).map((sport) => sportWords(sport));
  return (
    <span className="wrap-anywhere grid min-w-0">
      <bdi className="font-semibold">{name}</bdi>
      <span className="text-muted-foreground">
        <bdi>{placeName(area ? `${area}, ${city}` : city)}</bdi>
        {distance === null ? null : (
          <>
            {' · '}
            <bdi className="whitespace-nowrap">{formatVenueDistance(venue)}</bdi>
          </>
        )}
        {sports.length > 0 ? ` · ${t.sports({ sports })}` : null}
      </span>
    </span>
  );
}
