'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { texts } from '@/components/admin/texts';
import { MoreButton } from '@/components/lists/more-button';
import { EmptyState } from '@/components/ui/empty-state';
import { SuggestionCard } from '@/components/venues/suggestion-card';
import { useDecideSuggestion } from '@/components/venues/use-decide-suggestion';
import { translate } from '@/lib/platform/language/translate';
import { AdminList } from '../admin-list';
import { suggestionsQuery } from '../admin-query';
import { VenueSearch } from './venue-search';

export function Venues() {
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <section aria-labelledby="venue-suggestions" className="grid gap-3">
        <h2 id="venue-suggestions" className="text-xl">
          {t.suggestions}
        </h2>
        <Suggestions />
      </section>
      <section aria-labelledby="all-venues" className="grid gap-3">
        <h2 id="all-venues" className="text-xl">
          {t.allVenues}
        </h2>
        <VenueSearch />
      </section>
    </div>
  );
}

function Suggestions() {
  const t = translate(texts);
  const query = useInfiniteQuery(suggestionsQuery);
  const { decide, busy } = useDecideSuggestion();
  const suggestions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <AdminList query={query} loading={t.loadingSuggestions}>
      {suggestions.length === 0 ? (
        <EmptyState
          as="h3"
          drawing="venues"
          title={t.noSuggestions}
          description={t.noSuggestionsHint}
        />
      ) : (
        <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard
                suggestion={suggestion}
                named
                busy={busy}
                onDecide={(action) => decide({ suggestion, action })}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreButton query={query}>{t.moreSuggestions}</MoreButton>
    </AdminList>
  );
}
