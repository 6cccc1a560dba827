import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placesQuery } from '@/components/forms/places-query';
import { useAction } from '@/components/forms/use-action';
import { findNamedPlace } from '@/lib/platform/geocoding/resolve-place';
import type { Place } from '@/lib/platform/geocoding/schema';
import { translate } from '@/lib/platform/language/translate';
import { texts as userTexts } from '@/lib/users/texts';
import type { OnboardingDraft } from './draft';
import { texts } from './texts';

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
