'use client';

import { FormTextField } from '@/components/forms/form-text-field';
import { StarInput } from '@/components/forms/star-input';
import { useServerForm } from '@/components/forms/use-server-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { reviewSchema } from '@/lib/platform/validation/review';
import { texts } from './member-texts';

interface CoachReviewFormProps {
  coachId: number;
  onSaved: () => void;
}

/** 1 to 5 stars and an optional comment. The text stays until it is saved. */
export function CoachReviewForm({ coachId, onSaved }: CoachReviewFormProps) {
  const t = translate(texts);
  const { values, change, errors, busy, submit } = useServerForm({
    schema: reviewSchema,
    values: { rating: 0, comment: '' },
    send: (body) => api('PUT /api/coaches/{id}/reviews', { params: { id: coachId }, body }),
    done: t.reviewSubmitted,
    failed: t.reviewFailed,
    onDone: onSaved,
  });
  return (
    <Form
      aria-label={t.writeReview}
      className="grid gap-4 rounded-card border bg-card p-4 *:min-w-0"
      onSubmit={submit}
    >
      <StarInput
        value={values.rating}
        onChange={(rating) => change({ rating })}
        error={errors.rating}
      />
      <FormTextField
        label={t.comment}
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
        {busy ? t.oneMoment : t.submitReview}
      </Button>
    </Form>
  );
}
