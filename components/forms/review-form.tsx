'use client';

import { AlertLine } from '@/components/ui/alert-line';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { translate } from '@/lib/platform/language/translate';
import { reviewSchema } from '@/lib/platform/validation/review';
import { FormTextField } from './form-text-field';
import { StarInput } from './star-input';
import { texts } from './texts';
import { useServerForm } from './use-server-form';

interface ReviewFormProps {
  send: (body: { rating: number; comment?: string }) => Promise<unknown>;
  /** The subject: 'venue:7'. */
  about: string;
  /** The review to edit; null for a new one. */
  review: { rating: number; comment: string | null } | null;
  /** The form is busy until its promise settles. */
  onSaved: () => unknown;
  /** For a form that can be closed. */
  onCancel?: () => void;
}

/** 1 to 5 stars and an optional comment, for a venue or a coach. The text remains until it is saved. */
export function ReviewForm({ send, about, review, onSaved, onCancel }: ReviewFormProps) {
  const t = translate(texts);
  const { values, change, errors, busy, submit } = useServerForm({
    schema: reviewSchema,
    values: { rating: review?.rating ?? 0, comment: review?.comment ?? '' },
    draft: `review:${about}`,
    send: (_body, typed) => send(typed),
    done: review ? t.reviewUpdated : t.reviewSubmitted,
    failed: t.reviewFailed,
    onDone: onSaved,
  });
  return (
    <Form
      aria-label={review ? t.editYourReview : t.writeReview}
      className="grid gap-4 rounded-card border bg-card p-4 *:min-w-0 md:p-5"
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
      <AlertLine>{errors.form}</AlertLine>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={values.rating === 0} aria-disabled={busy || undefined}>
          {busy ? t.oneMoment : review ? t.saveReview : t.submitReview}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
