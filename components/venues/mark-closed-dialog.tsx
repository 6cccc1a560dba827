'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

interface MarkClosedDialogProps extends DialogProps {
  venue: VenueDto;
}

/** Closes a venue permanently, or reopens it. */
export function MarkClosedDialog({ venue, ...dialog }: MarkClosedDialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const closed = !venue.isClosed;

  async function save() {
    setBusy(true);
    setError(undefined);
    try {
      const params = { id: venue.id };
      const changed = await api('PUT /api/venues/{id}/closed', { params, body: { closed } });
      queries.setQueryData([`/api/venues/${venue.id}`], changed);
      dialog.onOpenChange(false);
      toast({ title: closed ? 'Marked as closed' : 'Marked as open' });
      router.refresh();
    } catch (failure) {
      setError(errorSentence(failure, 'Failed to update venue'));
    } finally {
      setBusy(false);
    }
  }
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
      onSubmit={() => save()}
    />
  );
}
