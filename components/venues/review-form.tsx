'use client';

import { useId } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { api } from '@/lib/platform/http/client';
import { reviewVenueSchema, type VenueReviewDto } from '@/lib/venues/schema/review-venue';
import { StarInput } from './star-input';

interface ReviewFormProps {
  venueId: number;
  /** The review to edit; null to write one. */
  review: Pick<VenueReviewDto, 'id' | 'rating' | 'comment'> | null;
  onSaved: (review: VenueReviewDto) => void;
  onCancel: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function ReviewForm({ venueId, review, onSaved, onCancel }: ReviewFormProps) {
  const id = useId();
  const { values, change, register, errors, busy, submit } = useServerForm({
    schema: reviewVenueSchema,
    values: { rating: review?.rating ?? 0, comment: review?.comment ?? '' },
    send: (body) =>
      review
        ? api('PUT /api/venues/{id}/reviews/{reviewId}', {
            params: { id: venueId, reviewId: review.id },
            body,
          })
        : api('POST /api/venues/{id}/reviews', { params: { id: venueId }, body }),
    done: review ? 'Review updated' : 'Review submitted successfully!',
    failed: 'Failed to submit review',
    onDone: onSaved,
    leaves: true,
  });
  return (
    <Form
      aria-label={review ? 'Edit your review' : 'Write Review'}
      className="grid gap-4 rounded-card border bg-card p-4 md:p-5"
      onSubmit={submit}
    >
      <StarInput
        value={values.rating}
        onChange={(rating) => change({ rating })}
        error={errors.rating}
      />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}comment`}>
          Comment <span className="font-aside text-muted-foreground">(optional)</span>
        </Label>
        <Textarea
          id={`${id}comment`}
          rows={3}
          aria-invalid={errors.comment ? true : undefined}
          aria-describedby={`${id}comment-error`}
          {...register('comment')}
        />
        <FieldError id={`${id}comment-error`}>{errors.comment}</FieldError>
      </div>
      <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={values.rating === 0} aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : review ? 'Save review' : 'Submit Review'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
