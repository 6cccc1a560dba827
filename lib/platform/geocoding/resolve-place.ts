import type { Geocoder, SearchOptions } from './geocoder';
import type { Place } from './schema';

const SUGGESTIONS_MAX = 5;

export interface ResolvedPlace {
  /** The place that the text names exactly ('lahore', 'Gulberg, Lahore, Pakistan'), else null. */
  place: Place | null;
  /** Other candidates, best first; shown when `place` is null. */
  suggestions: Place[];
}

/**
 * The only place among search results that the text names for sure, else null. Of several cities with a name the largest
 * counts ('London'); of several areas ('DHA') none does, so the person chooses.
 */
export function findNamedPlace(found: readonly Place[]): Place | null {
  const [first, second] = found;
  if (first?.match !== 'exact') return null;
  return first.kind === 'area' && second?.match === 'exact' ? null : first;
}

/** Resolves typed text to one place: only an exact name is accepted; anything else returns suggestions. */
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
