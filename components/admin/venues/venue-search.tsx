'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useDialog } from '@/components/ui/use-dialog';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import { AdminList } from '../admin-list';
import { ModerateDialog, type Moderation } from '../moderate-dialog';
import { MergeDialog } from './merge-dialog';
import { VenueRow } from './venue-row';
import { adminVenuesQuery } from './venues-query';

/** Any venue by its words or id, hidden ones too; without a search the newest. */
export function VenueSearch() {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  const [act, setAct] = useState<Moderation | null>(null);
  const [gone, setGone] = useState<AdminVenueDto | null>(null);
  const curation = useDialog();
  const merge = useDialog();
  const query = useQuery({ ...adminVenuesQuery(asked), placeholderData: keepPreviousData });
  return (
    <div className="grid gap-4">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(search.trim());
          }}
          className="flex flex-wrap gap-2"
        >
          <Input
            type="search"
            aria-label="Search all venues"
            placeholder="Name, address or id"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            <Search aria-hidden />
            Search
          </Button>
        </form>
      </search>
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
