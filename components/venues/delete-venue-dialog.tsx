'use client';

import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { texts } from './form-texts';
import { venueQuery } from './venues-query';

interface MarkClosedDialogProps extends DialogProps {
  venue: VenueDto;
}

/** Closes a venue permanently, or reopens it. */
export function MarkClosedDialog({ venue, ...dialog }: MarkClosedDialogProps) {
  const t = translate(texts);
  const router = useRouter();
  const queries = useQueryClient();
  const { run, busy, error } = useAction({ inline: true });
  const closed = !venue.isClosed;
  const save = () =>
    run({
      call: () =>
        api('PUT /api/venues/{id}/closed', { params: { id: venue.id }, body: { closed } }),
      done: closed ? t.markedClosed : t.markedOpen,
      failed: t.updateFailed,
      onDone: (changed) => {
        queries.setQueryData(venueQuery(venue.id).queryKey, changed);
        dialog.onOpenChange(false);
        router.refresh();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={closed ? t.closeTitle({ venue: venue.name }) : t.reopenTitle({ venue: venue.name })}
      description={closed ? t.closeHint : t.reopenHint}
      submit={closed ? t.markClosed : t.markOpen}
      busy={busy}
      error={error}
      onSubmit={save}
    />
  );
}

interface DeleteVenueDialogProps extends DialogProps {
  venue: Pick<VenueDto, 'id' | 'name'>;
}

export function DeleteVenueDialog({ venue, ...dialog }: DeleteVenueDialogProps) {
  const t = translate(texts);
  const router = useRouter();
  const queries = useQueryClient();
  const { run, busy, error } = useAction({ inline: true, leaves: true });
  const remove = () =>
    run({
      call: () => api('DELETE /api/venues/{id}', { params: { id: venue.id } }),
      done: t.deleted,
      failed: t.deleteFailed,
      onDone: () => {
        queries.getQueryCache().clear();
        router.push(routes.venues());
        router.refresh();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={t.deleteTitle({ venue: venue.name })}
      description={t.deleteHint}
      submit={t.deleteVenue}
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
