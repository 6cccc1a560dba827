import { MapPin } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import type { Place } from '@/lib/platform/geocoding/schema';
import { optionId } from './combobox-keys';
import type { PlaceSearch } from './use-place-search';

interface PlaceOptionsProps {
  listId: string;
  search: PlaceSearch;
  activeIndex: number;
  onChoose: (place: Place) => void;
}

/**
 * The list below the field. It pushes down what follows instead of covering it, so it hides no button and no bar hides its end.
 * Clicking in it must not take the focus from the field, hence preventDefault on mousedown.
 */
export function PlaceOptions({ listId, search, activeIndex, onChoose }: PlaceOptionsProps) {
  const { places, isError, isNotFound, isLoading } = search;
  const settled = !isError && places.length > 0;
  return (
    <div
      className="mt-1.5 overflow-clip rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {isError && <SearchFailed retry={search.retry} />}
      {isLoading && !settled && (
        <p className="px-3 py-3 text-muted-foreground text-sm">Searching…</p>
      )}
      {isNotFound && !isError && (
        <p className="px-3 pt-2 pb-1 text-sm">
          <span className="font-semibold">Location not found</span>
          {settled && <span className="text-muted-foreground">. Did you mean</span>}
        </p>
      )}
      {settled && (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor wait for answers
          role="listbox"
          aria-label="Places"
          aria-busy={isLoading}
          className="max-h-72 overflow-y-auto"
        >
          {places.map((place, index) => (
            <PlaceOption
              key={place.id}
              id={optionId(listId, index)}
              place={place}
              active={index === activeIndex}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface PlaceOptionProps {
  id: string;
  place: Place;
  active: boolean;
  onChoose: (place: Place) => void;
}

function PlaceOption({ id, place, active, onChoose }: PlaceOptionProps) {
  const [name = '', ...rest] = place.label.split(', ');
  return (
    // Keyboard input goes to the field itself (aria-activedescendant), as in the combobox pattern.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox above
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onClick={() => onChoose(place)}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-sm hover:bg-accent',
        active && 'bg-accent outline-2 outline-ring -outline-offset-2',
      )}
    >
      <MapPin aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>
        {rest.length > 0 && <span className="text-muted-foreground">, {rest.join(', ')}</span>}
      </span>
    </div>
  );
}

export function SearchFailed({ retry }: { retry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
      <p>Places could not be searched.</p>
      <Button type="button" variant="secondary" size="sm" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
