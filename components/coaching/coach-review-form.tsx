'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/use-toast';
import { StarInput } from '@/components/venues/star-input';
import { reviewCoachSchema } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/http/client';

interface CoachReviewFormProps {
  coachId: number;
  onSaved: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function CoachReviewForm({ coachId, onSaved }: CoachReviewFormProps) {
  const id = useId();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const body = { rating, comment };
    const problems = problemsOf(reviewCoachSchema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      await api('PUT /api/coaches/{id}/reviews', { params: { id: coachId }, body });
      toast({ title: 'Review submitted successfully!' });
      onSaved();
    } catch (error) {
      setErrors(refusalOf(error, ['rating', 'comment'], 'Failed to submit review'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Form
      aria-label="Write Review"
      className="grid gap-4 rounded-card border bg-card p-4 *:min-w-0"
      onSubmit={save}
    >
      <StarInput value={rating} onChange={setRating} error={errors.rating} />
      <LabelledField id={`${id}comment`} label="Comment (optional)" error={errors.comment}>
        <Textarea
          id={`${id}comment`}
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          aria-describedby={`${id}comment-error`}
        />
      </LabelledField>
      <p role="alert" className="font-[580] text-destructive-ink text-sm empty:hidden">
        {errors.form}
      </p>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={rating === 0}
        aria-disabled={busy || undefined}
      >
        {busy ? 'One moment…' : 'Submit Review'}
      </Button>
    </Form>
  );
}
