'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { texts } from '@/components/admin/texts';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { RadioList } from '@/components/venues/radio-list';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { type AdminVenueDto, mergeVenueSchema } from '@/lib/venues/schema/curate-venue';
import { ADMIN_KEY, venuesQuery } from '../admin-query';

const SHOWN_MAX = 8;
const NOTHING: { intoId: number | null } = { intoId: null };

/** Merges two listings. The search starts with this venue's name. */
export function MergeDialog({ gone, ...dialog }: DialogProps & { gone: AdminVenueDto }) {
  const t = translate(texts);
  const [search, setSearch] = useState(gone.name.split(/\s+/).slice(0, 2).join(' '));
  const query = useInfiniteQuery(venuesQuery(useDeferredValue(search.trim())));
  const others = (query.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter((venue) => venue.id !== gone.id && !venue.isHidden)
    .slice(0, SHOWN_MAX);

  const form = useServerForm({
    schema: mergeVenueSchema,
    draft: null,
    values: NOTHING,
    fields: [],
    check: (found, { intoId }) =>
      others.some(({ id: other }) => other === intoId) ? found : { form: t.chooseSurviving },
    send: (body) => api('POST /api/admin/venues/{id}/merge', { params: { id: gone.id }, body }),
    done: () => ({
      title: t.merged,
      description: t.mergedHint,
    }),
    failed: t.pleaseTryAgain,
    refresh: [ADMIN_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.mergeTitle({ venue: gone.name })}
      description={t.mergeHint}
      submit={t.merge}
      destructive
    >
      <InputField
        label={t.findSurviving}
        type="search"
        placeholder={t.nameAddressOrId}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {others.length === 0 ? (
        <p role="status" className="text-muted-foreground text-sm">
          {query.isPending ? t.looking : t.noVenues}
        </p>
      ) : (
        <RadioList
          legend={t.survivingVenue}
          value={form.values.intoId}
          onChange={(intoId) => form.change({ intoId })}
          options={others.map((venue) => ({
            value: venue.id,
            label: (
              <>
                <bdi className="block">{venue.name}</bdi>
                <span className="block font-aside text-muted-foreground" dir="auto">
                  {t.addressAndReviews({ address: fullAddress(venue), count: venue.reviewCount })}
                </span>
              </>
            ),
          }))}
        />
      )}
    </FormDialog>
  );
}
