import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { placesQuery } from '@/components/forms/use-place-search';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { findNamedPlace } from '@/lib/platform/geocoding/resolve-place';
import type { Place } from '@/lib/platform/geocoding/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { texts as userTexts } from '@/lib/users/texts';
import type { OnboardingDraft } from './draft';
import { texts } from './texts';

/** 'Gulberg, Lahore': the public area of a point; null while loading or far from any known place. */
export function usePublicArea(point: GeoPoint | null): string | null {
  const { latitude = 0, longitude = 0 } = point ?? {};
  const { data: place } = useQuery({
    ...readQuery('places', apiUrl('GET /api/places/reverse', { query: { latitude, longitude } })),
    enabled: point !== null,
  });
  if (!point || !place) return null;
  return placeName(place.area ? `${place.area}, ${place.city}` : place.city);
}

const SUGGESTIONS_MAX = 3;

interface LocationFieldOptions {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
}

/** Resolves the typed text to a place before the wizard continues. */
export function useLocationField({ draft, change }: LocationFieldOptions) {
  const queryClient = useQueryClient();
  const inputRef = useRef<HTMLInputElement>(null);
  const { run, busy: isSettling } = useAction({ inline: true });
  const [failure, setFailure] = useState<{ text: string; sentence: string } | null>(null);

  /** @returns whether the text is a place; if not, the field shows why and gets the focus */
  async function settle(): Promise<boolean> {
    if (draft.point) return true;
    const text = draft.location;
    const failed = translate(texts).placesFailed;
    let isPlace = false;
    await run({
      call: () => queryClient.fetchQuery(placesQuery({ text, submitted: true })),
      failed,
      onDone: (found) => {
        const named = findNamedPlace(found);
        isPlace = named !== null;
        if (named) change(toLocation(named));
        else setFailure({ text, sentence: notFoundSentence(found) });
      },
      onFailed: () => setFailure({ text, sentence: failed }),
    });
    if (isPlace) return true;
    inputRef.current?.focus({ preventScroll: true });
    // Centred, so that the buttons do not cover the suggestions below it.
    inputRef.current?.scrollIntoView({ block: 'center' });
    return false;
  }

  const error = failure?.text === draft.location && !draft.point ? failure.sentence : undefined;
  return { inputRef, isSettling, settle, error };
}

export function toLocation({ label, latitude, longitude }: Place): Partial<OnboardingDraft> {
  return { location: label, point: { latitude, longitude } };
}

function notFoundSentence(found: Place[]): string {
  const places = found.slice(0, SUGGESTIONS_MAX).map(({ label }) => label);
  const users = translate(userTexts);
  if (places.length === 0) return users.locationNotFound;
  const isGuess = found.every(({ match }) => match === 'suggestion');
  return isGuess ? users.didYouMean({ places }) : translate(texts).whichPlace({ places });
}
