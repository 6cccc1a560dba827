'use client';

import { FormTextField } from '@/components/forms/form-text-field';
import { StarInput } from '@/components/forms/star-input';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { reviewSchema } from '@/lib/platform/validation/review';
import type { VenueReviewDto } from '@/lib/venues/schema/review-venue';
import { texts } from './member-texts';

interface ReviewFormProps {
  venueId: number;
  /** The review to edit; null to write one. */
  review: Pick<VenueReviewDto, 'id' | 'rating' | 'comment'> | null;
  onSaved: (review: VenueReviewDto) => void;
  onCancel: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function ReviewForm({ venueId, review, onSaved, onCancel }: ReviewFormProps) {
  const t = translate(texts);
  const { values, change, errors, busy, submit } = useServerForm({
    schema: reviewSchema,
    values: { rating: review?.rating ?? 0, comment: review?.comment ?? '' },
    send: (body) =>
      review
        ? api('PUT /api/venues/{id}/reviews/{reviewId}', {
            params: { id: venueId, reviewId: review.id },
            body,
          })
        : api('POST /api/venues/{id}/reviews', { params: { id: venueId }, body }),
    done: review ? t.reviewUpdated : t.reviewSubmitted,
    failed: t.reviewFailed,
    onDone: onSaved,
    leaves: true,
  });
  return (
    <Form
      aria-label={review ? t.editYourReview : t.writeReview}
      className="grid gap-4 rounded-card border bg-card p-4 md:p-5"
      onSubmit={submit}
    >
      <StarInput
        value={values.rating}
        onChange={(rating) => change({ rating })}
        error={errors.rating}
      />
      <FormTextField
        label={t.comment}
        optional
        rows={3}
        value={values.comment}
        onChange={(comment) => change({ comment })}
        error={errors.comment}
      />
      <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={values.rating === 0} aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : review ? t.saveReview : t.submitReview}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
