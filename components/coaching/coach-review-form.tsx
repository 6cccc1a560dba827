'use client';

import { FormTextField } from '@/components/forms/form-text-field';
import { StarInput } from '@/components/forms/star-input';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { api } from '@/lib/platform/http/client';
import { reviewSchema } from '@/lib/platform/validation/review';

interface CoachReviewFormProps {
  coachId: number;
  onSaved: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function CoachReviewForm({ coachId, onSaved }: CoachReviewFormProps) {
  const { values, change, errors, busy, submit } = useServerForm({
    schema: reviewSchema,
    values: { rating: 0, comment: '' },
    send: (body) => api('PUT /api/coaches/{id}/reviews', { params: { id: coachId }, body }),
    done: 'Review submitted successfully!',
    failed: 'Failed to submit review',
    onDone: onSaved,
  });
  return (
    <Form
      aria-label="Write Review"
      className="grid gap-4 rounded-card border bg-card p-4 *:min-w-0"
      onSubmit={submit}
    >
      <StarInput
        value={values.rating}
        onChange={(rating) => change({ rating })}
        error={errors.rating}
      />
      <FormTextField
        label="Comment (optional)"
        rows={3}
        value={values.comment}
        onChange={(comment) => change({ comment })}
        error={errors.comment}
      />
      <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={values.rating === 0}
        aria-disabled={busy || undefined}
      >
        {busy ? 'One moment…' : 'Submit Review'}
      </Button>
    </Form>
  );
}
