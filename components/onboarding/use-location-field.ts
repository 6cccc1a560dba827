import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placesQuery } from '@/components/forms/places-query';
import { findNamedPlace } from '@/lib/geocoding/resolve-place';
import type { Place } from '@/lib/geocoding/schema';
import type { OnboardingDraft } from './draft';

const SUGGESTIONS_MAX = 3;

interface LocationFieldOptions {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
}

/** Resolves the typed text to a place before the wizard continues. */
export function useLocationField({ draft, change }: LocationFieldOptions) {
  const queryClient = useQueryClient();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isSettling, setIsSettling] = useState(false);
  const [failure, setFailure] = useState<{ text: string; sentence: string } | null>(null);

  /** @returns whether the text is a place; if not, the field shows why and gets the focus */
  async function settle(): Promise<boolean> {
    if (draft.point) return true;
    setIsSettling(true);
    try {
      const text = draft.location;
      const found = await queryClient.fetchQuery(placesQuery({ text, submitted: true }));
      const named = findNamedPlace(found);
      if (named) {
        change(toAnswer(named));
        return true;
      }
      setFailure({ text, sentence: notFoundSentence(found) });
    } catch {
      setFailure({
        text: draft.location,
        sentence: 'Places could not be searched. Please try again.',
      });
    } finally {
      setIsSettling(false);
    }
    inputRef.current?.focus({ preventScroll: true });
    // Centred, so that the buttons do not cover the suggestions below it.
    inputRef.current?.scrollIntoView({ block: 'center' });
    return false;
  }

  const error = failure?.text === draft.location && !draft.point ? failure.sentence : undefined;
  return { inputRef, isSettling, settle, error };
}

export function toAnswer({ label, latitude, longitude }: Place): Partial<OnboardingDraft> {
  return { location: label, point: { latitude, longitude } };
}

function notFoundSentence(found: Place[]): string {
  const names = found.slice(0, SUGGESTIONS_MAX).map(({ label }) => label);
  if (names.length === 0) return 'Location not found';
  const isGuess = found.every(({ match }) => match === 'suggestion');
  return isGuess
    ? `Location not found. Did you mean ${names.join(' or ')}?`
    : `Which one do you mean: ${names.join(' or ')}?`;
}
