'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '@/components/admin/texts';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { EmptyState } from '@/components/ui/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import { translate } from '@/lib/platform/language/translate';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import { AdminList } from '../admin-list';
import { venuesQuery } from '../admin-query';
import { AdminSearch } from '../admin-search';
import { useModeration } from '../moderate-dialog';
import { MergeDialog } from './merge-dialog';
import { VenueRow } from './venue-row';

const ADDRESS = searchAddress('venue');

/** Finds any venue by text or id, hidden ones included; without a query, the newest. */
export function VenueSearch() {
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
