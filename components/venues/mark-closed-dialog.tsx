'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { venueQuery } from './venues-query';

interface MarkClosedDialogProps extends DialogProps {
  venue: VenueDto;
}

/** Closes a venue permanently, or reopens it. */
export function MarkClosedDialog({ venue, ...dialog }: MarkClosedDialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const { run, busy, error } = useAction({ inline: true });
  const closed = !venue.isClosed;
  const save = () =>
    run({
      call: () =>
        api('PUT /api/venues/{id}/closed', { params: { id: venue.id }, body: { closed } }),
      done: closed ? 'Marked as closed' : 'Marked as open',
      failed: 'Failed to update venue',
      onDone: (changed) => {
        queries.setQueryData(venueQuery(venue.id).queryKey, changed);
        dialog.onOpenChange(false);
        router.refresh();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={
        closed ? `Mark ${isolate(venue.name)} as closed` : `Mark ${isolate(venue.name)} as open`
      }
      description={
        closed
          ? 'It stays on its page, marked as closed, for people who look for it.'
          : 'People will see it as a place to play again.'
      }
      submit={closed ? 'Mark as closed' : 'Mark as open'}
      busy={busy}
      error={error}
      onSubmit={save}
    />
  );
}
