'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api, errorSentence } from '@/lib/http/client';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';

interface DeleteReviewDialogProps extends DialogProps {
  review: Pick<VenueReviewDto, 'id' | 'venueId'>;
  onDeleted: () => void;
}

export function DeleteReviewDialog({ review, onDeleted, ...dialog }: DeleteReviewDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await api('DELETE /api/venues/{id}/reviews/{reviewId}', {
        params: { id: review.venueId, reviewId: review.id },
      });
      dialog.onOpenChange(false);
      toast({ title: 'Review deleted' });
      onDeleted();
    } catch (failure) {
      setError(errorSentence(failure, 'Failed to delete the review'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title="Delete your review"
      description="The venue’s rating changes with it. You can write another one later."
      submit="Delete review"
      destructive
      busy={busy}
      error={error}
      onSubmit={() => remove()}
    />
  );
}
