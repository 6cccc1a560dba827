'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

interface DeleteVenueDialogProps extends DialogProps {
  venue: Pick<VenueDto, 'id' | 'name'>;
}

export function DeleteVenueDialog({ venue, ...dialog }: DeleteVenueDialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const { run, busy, error } = useAction({ inline: true, leaves: true });
  const remove = () =>
    run({
      call: () => api('DELETE /api/venues/{id}', { params: { id: venue.id } }),
      done: 'Venue deleted successfully',
      failed: 'Failed to delete venue',
      onDone: () => {
        queries.getQueryCache().clear();
        router.push(routes.venues());
        router.refresh();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={`Delete ${isolate(venue.name)}`}
      description="Its pictures and reviews go with it. This cannot be undone."
      submit="Delete Venue"
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
