'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '@/components/admin/texts';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import { SuggestionCard, useDecideSuggestion } from '@/components/venues/suggestion-card';
import { translate } from '@/lib/platform/language/translate';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import { AdminList, AdminSearch } from '../admin-list';
import { suggestionsQuery, venuesQuery } from '../admin-query';
import { useModeration } from '../moderate-dialog';
import { MergeDialog } from './merge-dialog';
import { VenueRow } from './venue-row';

const ADDRESS = searchAddress('venue');

/** Finds any venue by text or id, hidden ones included; without a query, the newest. */
function VenueSearch() {
  const { applied, apply } = useAddress(ADDRESS);
  const { moderate, dialog } = useModeration();
  const [gone, setGone] = useState<AdminVenueDto | null>(null);
  const merge = useDialog();
  const query = useInfiniteQuery(venuesQuery(applied.search));
  const t = translate(texts);
  const venues = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4">
      <AdminSearch
        label={t.searchVenues}
        placeholder={t.nameAddressOrId}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading={t.loadingVenues}>
        {venues.length === 0 ? (
          <EmptyState as="h3" drawing="search" title={t.noVenues} />
        ) : (
          <ul className="grid gap-3">
            {venues.map((venue) => (
              <li key={venue.id}>
                <VenueRow
                  venue={venue}
                  onAct={moderate}
                  onMerge={() => {
                    setGone(venue);
                    merge.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>{t.moreVenues}</MoreButton>
      </AdminList>
      {dialog}
      {gone ? <MergeDialog {...merge.props} key={gone.id} gone={gone} /> : null}
    </div>
  );
}

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
