import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/platform/geocoding/schema';
import { optionId } from './combobox-keys';
import { ComboboxOption } from './combobox-option';
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
            <ComboboxOption
              key={place.id}
              id={optionId(listId, index)}
              active={index === activeIndex}
              onChoose={() => onChoose(place)}
              align="center"
            >
              <PlaceName label={place.label} />
            </ComboboxOption>
          ))}
        </div>
      )}
    </div>
  );
}

function PlaceName({ label }: { label: string }) {
  const [name = '', ...rest] = label.split(', ');
  return (
    <span className="min-w-0 break-words">
      <span className="font-semibold">{name}</span>
      {rest.length > 0 && <span className="text-muted-foreground">, {rest.join(', ')}</span>}
    </span>
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
