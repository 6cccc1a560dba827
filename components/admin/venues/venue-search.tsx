'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { useDialog } from '@/components/ui/use-dialog';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import { AdminList } from '../admin-list';
import { AdminSearch } from '../admin-search';
import { ModerateDialog, type Moderation } from '../moderate-dialog';
import { MergeDialog } from './merge-dialog';
import { VenueRow } from './venue-row';
import { adminVenuesQuery } from './venues-query';

/** Any venue by its words or id, hidden ones too; without a search the newest. */
export function VenueSearch() {
  const [asked, setAsked] = useState('');
  const [act, setAct] = useState<Moderation | null>(null);
  const [gone, setGone] = useState<AdminVenueDto | null>(null);
  const curation = useDialog();
  const merge = useDialog();
  const query = useQuery({ ...adminVenuesQuery(asked), placeholderData: keepPreviousData });
  return (
    <div className="grid gap-4">
      <AdminSearch label="Search all venues" placeholder="Name, address or id" onAsk={setAsked} />
      <AdminList query={query} loading="Loading venues...">
        {query.data?.length === 0 ? (
          <EmptyState as="h3" drawing="search" title="No venues found." />
        ) : (
          <ul className="grid gap-3">
            {query.data?.map((venue) => (
              <li key={venue.id}>
                <VenueRow
                  venue={venue}
                  onAct={(moderation) => {
                    setAct(moderation);
                    curation.show();
                  }}
                  onMerge={() => {
                    setGone(venue);
                    merge.show();
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
      {act ? <ModerateDialog {...curation.props} key={act.url} act={act} /> : null}
      {gone ? <MergeDialog {...merge.props} key={gone.id} gone={gone} /> : null}
    </div>
  );
}
