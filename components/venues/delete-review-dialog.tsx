'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useAction } from '@/components/forms/use-action';
import type { DialogProps } from '@/components/ui/use-dialog';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { VenueReviewDto } from '@/lib/venues/schema/suggest-change';
import { texts } from './form-texts';

interface DeleteReviewDialogProps extends DialogProps {
  review: Pick<VenueReviewDto, 'id' | 'venueId'>;
  onDeleted: () => void;
}

export function DeleteReviewDialog({ review, onDeleted, ...dialog }: DeleteReviewDialogProps) {
  const t = translate(texts);
  const { run, busy, error } = useAction({ inline: true });
  const remove = () =>
    run({
      call: () =>
        api('DELETE /api/venues/{id}/reviews/{reviewId}', {
          params: { id: review.venueId, reviewId: review.id },
        }),
      done: t.reviewDeleted,
      failed: t.deleteReviewFailed,
      onDone: () => {
        dialog.onOpenChange(false);
        onDeleted();
      },
    });
  return (
    <FormDialog
      {...dialog}
      title={t.deleteReviewTitle}
      description={t.deleteReviewHint}
      submit={t.deleteReview}
      destructive
      busy={busy}
      error={error}
      onSubmit={remove}
    />
  );
}
