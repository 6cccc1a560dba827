'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { RadioList } from '@/components/venues/radio-list';
import { fullAddress } from '@/lib/geocoding/full-address';
import { api, errorSentence } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import { venuesQuery } from '../admin-query';

const SHOWN_MAX = 8;

/** Merges two listings. The search starts with this venue's name. */
export function MergeDialog({ gone, ...dialog }: DialogProps & { gone: AdminVenueDto }) {
  const id = useId();
  const queries = useQueryClient();
  const [search, setSearch] = useState(gone.name.split(/\s+/).slice(0, 2).join(' '));
  const [intoId, setIntoId] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const query = useInfiniteQuery(venuesQuery(useDeferredValue(search.trim())));
  const others = (query.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter((venue) => venue.id !== gone.id && !venue.isHidden)
    .slice(0, SHOWN_MAX);

  async function send(): Promise<void> {
    if (intoId === null || !others.some((venue) => venue.id === intoId)) {
      setProblem('Please choose the venue that stays');
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await api('POST /api/admin/venues/{id}/merge', { params: { id: gone.id }, body: { intoId } });
      toast({
        title: 'Venues merged',
        description: 'The old address now redirects to the remaining one.',
      });
      dialog.onOpenChange(false);
    } catch (error) {
      setProblem(errorSentence(error, 'Please try again.'));
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={`Merge: ${isolate(gone.name)}`}
      description="Its reviews, pictures and games move to the remaining venue, and its address redirects there permanently. This cannot be undone."
      submit="Merge"
      destructive
      busy={busy}
      error={problem}
      onSubmit={() => send()}
    >
      <LabelledField id={`${id}search`} label="Find the venue that stays">
        <Input
          id={`${id}search`}
          type="search"
          placeholder="Name, address or id"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </LabelledField>
      {others.length === 0 ? (
        <p role="status" className="text-muted-foreground text-sm">
          {query.isPending ? 'Looking…' : 'No venues found.'}
        </p>
      ) : (
        <RadioList
          legend="The venue that stays"
          value={intoId}
          onChange={setIntoId}
          options={others.map((venue) => ({
            value: venue.id,
            label: (
              <>
                <bdi className="block">{venue.name}</bdi>
                <span className="block font-[450] text-muted-foreground" dir="auto">
                  {fullAddress(venue)} ({venue.reviewCount} reviews)
                </span>
              </>
            ),
          }))}
        />
      )}
    </FormDialog>
  );
}
