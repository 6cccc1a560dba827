import type { Geocoder, SearchOptions } from './geocoder';
import type { Place } from './schema';

const SUGGESTIONS_MAX = 5;

export interface ResolvedPlace {
  /** The place the text names exactly ('lahore', 'Gulberg, Lahore, Pakistan'), else null. */
  place: Place | null;
  /** What else it may have meant, best first; for the sentence 'Location not found' when `place` is null. */
  suggestions: Place[];
}

/**
 * The one place among search answers that the text names for sure, else null. Of several cities of a name the largest is
 * meant ('London'); of several areas ('DHA') none is, so the person chooses.
 */
export function findNamedPlace(found: readonly Place[]): Place | null {
  const [first, second] = found;
  if (first?.match !== 'exact') return null;
  return first.kind === 'area' && second?.match === 'exact' ? null : first;
}

/** Typed text to one place: only an exact name passes; anything else comes back as suggestions to choose from. */
export async function resolvePlace(
  geocoder: Geocoder,
  text: string,
  options: Pick<SearchOptions, 'near'> = {},
): Promise<ResolvedPlace> {
  const found = await geocoder.search(text, {
    ...options,
    limit: SUGGESTIONS_MAX + 1,
    submitted: true,
  });
  const place = findNamedPlace(found);
  return {
    place,
    suggestions: found.filter((other) => other !== place).slice(0, SUGGESTIONS_MAX),
  };
}
