'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import { routes } from '@/lib/routes';
import { isolate } from '@/lib/validation/isolate';
import type { VenueDto } from '@/lib/venues/schema/read-venue';

interface DeleteVenueDialogProps extends DialogProps {
  venue: Pick<VenueDto, 'id' | 'name'>;
}

export function DeleteVenueDialog({ venue, ...dialog }: DeleteVenueDialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await api('DELETE /api/venues/{id}', { params: { id: venue.id } });
      queries.clear();
      toast({ title: 'Venue deleted successfully' });
      router.push(routes.venues());
      router.refresh();
    } catch (failure) {
      setError(errorSentence(failure, 'Failed to delete venue'));
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={`Delete ${isolate(venue.name)}`}
      description="Its pictures and reviews go with it. This cannot be undone."
      submit="Delete Venue"
      destructive
      busy={busy}
      error={error}
      onSubmit={() => remove()}
    />
  );
}
