'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { StarInput } from '@/components/venues/star-input';
import { reviewCoachSchema } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/platform/http/client';

interface CoachReviewFormProps {
  coachId: number;
  onSaved: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function CoachReviewForm({ coachId, onSaved }: CoachReviewFormProps) {
  const id = useId();
  const { values, change, register, errors, busy, submit } = useServerForm({
    schema: reviewCoachSchema,
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
      <LabelledField id={`${id}comment`} label="Comment (optional)" error={errors.comment}>
        <Textarea
          id={`${id}comment`}
          rows={3}
          aria-describedby={`${id}comment-error`}
          {...register('comment')}
        />
      </LabelledField>
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
