'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/http/client';
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
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [comment, setComment] = useState(review?.comment ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save() {
    const body = { rating, comment };
    const problems = problemsOf(reviewVenueSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      const saved = review
        ? await api('PUT /api/venues/{id}/reviews/{reviewId}', {
            params: { id: venueId, reviewId: review.id },
            body,
          })
        : await api('POST /api/venues/{id}/reviews', { params: { id: venueId }, body });
      toast({ title: review ? 'Review updated' : 'Review submitted successfully!' });
      onSaved(saved);
    } catch (error) {
      setErrors(refusalOf(error, ['rating', 'comment'], 'Failed to submit review'));
      setBusy(false);
    }
  }
  return (
    <Form
      aria-label={review ? 'Edit your review' : 'Write Review'}
      className="grid gap-4 rounded-card border bg-card p-4 md:p-5"
      onSubmit={save}
    >
      <StarInput value={rating} onChange={setRating} error={errors.rating} />
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}comment`}>
          Comment <span className="font-[450] text-muted-foreground">(optional)</span>
        </Label>
        <Textarea
          id={`${id}comment`}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          aria-invalid={errors.comment ? true : undefined}
          aria-describedby={`${id}comment-error`}
        />
        <FieldError id={`${id}comment-error`}>{errors.comment}</FieldError>
      </div>
      <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={rating === 0} aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : review ? 'Save review' : 'Submit Review'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
