'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '@/components/lists/more-button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './form-texts';
import { SuggestionCard, useDecideSuggestion } from './suggestion-card';
import { suggestionsQuery } from './venues-query';

/** For people who may edit the venue; nothing when there are none. */
export function VenueSuggestions({ venueId }: { venueId: number }) {
  const t = translate(texts);
  const query = useInfiniteQuery({ ...suggestionsQuery(venueId), staleTime: 0 });
  const { decide, busy } = useDecideSuggestion();
  const suggestions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="mb-3 text-xl">
        {t.suggestions}
      </h2>
      <ul className="grid gap-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              busy={busy}
              onDecide={(action) => decide({ suggestion, action })}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={query}>{t.showMoreSuggestions}</MoreButton>
    </section>
  );
}
