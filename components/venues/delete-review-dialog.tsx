'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';

interface DeleteReviewDialogProps extends DialogProps {
  review: Pick<VenueReviewDto, 'id' | 'venueId'>;
  onDeleted: () => void;
}

export function DeleteReviewDialog({ review, onDeleted, ...dialog }: DeleteReviewDialogProps) {
  const { run, busy, error } = useAction({ inline: true });
  const remove = () =>
    run({
      call: () =>
        api('DELETE /api/venues/{id}/reviews/{reviewId}', {
          params: { id: review.venueId, reviewId: review.id },
        }),
      done: 'Review deleted',
      failed: 'Failed to delete the review',
      onDone: () => {
        dialog.onOpenChange(false);
        onDeleted();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title="Delete your review"
      description="The venue’s rating changes with it. You can write another one later."
      submit="Delete review"
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
