import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/platform/geocoding/schema';
import { translate } from '@/lib/platform/language/translate';
import { SearchFailed } from './place-options';
import { texts } from './texts';
import type { PlaceSearch } from './use-place-search';

const SUGGESTIONS_MAX = 3;

interface PlaceStatusProps {
  id: string;
  search: PlaceSearch;
  isOpen: boolean;
  error: string | undefined;
  onChoose: (place: Place) => void;
}

/** Below the field: the error and probable matches, for screen readers also the number of results. */
export function PlaceStatus({ id, search, isOpen, error, onChoose }: PlaceStatusProps) {
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
