import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { foldKey } from '@/lib/platform/geocoding/fold.mjs';
import { findNamedPlace } from '@/lib/platform/geocoding/resolve-place';
import type { Place } from '@/lib/platform/geocoding/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

// Longer text is never a place name; the server truncates at the same length.
const TEXT_LENGTH_MAX = 100;

interface PlacesSearch {
  text: string;
  near?: GeoPoint;
  /** The person submitted the text, rather than still typing. */
  submitted?: boolean;
}

export function placesQuery({ text, near, submitted = false }: PlacesSearch) {
  const url = apiUrl('GET /api/places', {
    query: {
      q: text.trim().slice(0, TEXT_LENGTH_MAX),
      latitude: near?.latitude.toFixed(1),
      longitude: near?.longitude.toFixed(1),
      submitted: submitted ? '1' : null,
    },
  });
  return readQuery('places', url);
}

const TYPING_PAUSE_MS = 200;

interface PlaceSearchOptions {
  value: string;
  near?: GeoPoint;
  onTextChange: (text: string) => void;
  onSelect: (place: Place) => void;
}

/** The places that the typed text may mean, and whether it was left without a match. */
export function usePlaceSearch({ value, near, onTextChange, onSelect }: PlaceSearchOptions) {
  const queryClient = useQueryClient();
  // The text typed without choosing a place. A value set by the form itself (a stored place, the device's position) differs
  // from it and is not an unfinished search.
  const [draft, setDraft] = useState<string | null>(null);
  const [submittedText, setSubmittedText] = useState<string | null>(null);
  const isTyped = draft !== null && draft === value && value.trim() !== '';
  const text = usePaused(isTyped ? value : '');
  const submitted = text === submittedText;
  const query = useQuery({
    ...placesQuery({ text, near, submitted }),
    enabled: isTyped && text === value,
    placeholderData: keepPreviousData,
  });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  function type(next: string) {
    setDraft(next);
    setSubmittedText(null);
    onTextChange(next);
  }

  function choose(place: Place) {
    setDraft(null);
    setSubmittedText(null);
    onTextChange(place.label);
    onSelect(place);
  }

  /** Selects the place that the text names exactly; otherwise the text remains and is shown as not found. */
  async function settle() {
    if (!isTyped) return;
    setSubmittedText(value);
    try {
      const answer = await queryClient.fetchQuery(
        placesQuery({ text: value, near, submitted: true }),
      );
      const named = findNamedPlace(answer);
      if (named && latest.current === value) choose(named);
    } catch {
      // The query below fails the same way and offers a retry.
    }
  }

  const isCurrent = isTyped && text === value && !query.isPlaceholderData;
  const found = isTyped ? (query.data ?? []) : [];
  // While loading, only previous results that still match are shown, or Enter could select another place.
  const places = isCurrent ? found : found.filter((place) => fits(place, value));
  const hasMatch = places.some(({ match }) => match !== 'suggestion');
  return {
    places,
    isTyped,
    isLoading: isTyped && !query.isError && !isCurrent,
    isError: isTyped && query.isError,
    isNotFound: isCurrent && query.isSuccess && !hasMatch,
    /** Submitted without an exact match: the form cannot continue with this text. */
    isUnresolved: isCurrent && submitted && query.isSuccess && !findNamedPlace(places),
    retry: () => void (submitted ? settle() : query.refetch()),
    type,
    choose,
    settle,
  };
}

function fits(place: Place, text: string): boolean {
  return place.match !== 'suggestion' && foldKey(place.label).includes(foldKey(text));
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
