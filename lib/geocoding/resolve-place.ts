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
 * Typed text to one place: only an exact name passes; anything else comes back as suggestions to choose from.
 * Of several cities of a name the largest is meant ('London'); of several areas ('DHA') none is, so the person chooses.
 */
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
  const [first, second] = found;
  const ambiguous = first?.kind === 'area' && second?.match === 'exact';
  if (first?.match === 'exact' && !ambiguous) return { place: first, suggestions: found.slice(1) };
  return { place: null, suggestions: found.slice(0, SUGGESTIONS_MAX) };
}
