import { rich } from '@/components/language/rich';
import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/platform/geocoding/schema';
import { translate } from '@/lib/platform/language/translate';
import { ComboboxOption, optionId } from './combobox-option';
import { texts } from './texts';
import type { PlaceSearch } from './use-place-search';

interface PlaceOptionsProps {
  listId: string;
  search: PlaceSearch;
  activeIndex: number;
  onChoose: (place: Place) => void;
}

/**
 * The list below the field. It pushes the following content down instead of covering it, so it hides no button and no bar hides
 * its end. Clicking in it must not take the focus from the field, hence preventDefault on mousedown.
 */
export function PlaceOptions({ listId, search, activeIndex, onChoose }: PlaceOptionsProps) {
  const { places, isError, isNotFound, isLoading } = search;
  const t = translate(texts);
  const settled = !isError && places.length > 0;
  return (
    <div
      className="mt-1.5 overflow-clip rounded-card border bg-popover p-1.5 text-popover-foreground shadow-float"
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {isError && <SearchFailed retry={search.retry} />}
      {isLoading && !settled && (
        <p className="px-3 py-3 text-muted-foreground text-sm">{t.searching}</p>
      )}
      {isNotFound && !isError && (
        <p className="px-3 pt-2 pb-1 text-sm">
          {settled ? (
            rich(t.placeNotFoundBut, {
              lead: (words) => <span className="font-semibold">{words}</span>,
              question: (words) => <span className="text-muted-foreground">{words}</span>,
            })
          ) : (
            <span className="font-semibold">{t.placeNotFound}</span>
          )}
        </p>
      )}
      {settled && (
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor wait for answers
          role="listbox"
          aria-label={t.places}
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
  const t = translate(texts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-sm">
      <p>{t.searchFailed}</p>
      <Button type="button" variant="secondary" size="sm" onClick={retry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
