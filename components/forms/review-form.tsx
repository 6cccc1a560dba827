'use client';

import { useId } from 'react';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { RATING_MAX } from '@/lib/platform/validation/rating';
import { reviewSchema } from '@/lib/platform/validation/review';
import { FormTextField } from './form-text-field';
import { texts } from './texts';
import { useServerForm } from './use-server-form';

interface StarInputProps {
  /** 0: not chosen. */
  value: number;
  onChange: (rating: number) => void;
  error?: string;
}

/** 1 to 5 stars as radio buttons: arrow keys choose, a screen reader announces '3 of 5 stars'. */
function StarInput({ value, onChange, error }: StarInputProps) {
  const t = translate(texts);
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-1 font-semibold text-sm">{t.rating}</legend>
      <div className="-ms-2 flex">
        {Array.from({ length: RATING_MAX }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            htmlFor={`${id}${stars}`}
            className="relative grid size-11 cursor-pointer place-content-center rounded-full has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-solid"
          >
            <NativeInput
              type="radio"
              id={`${id}${stars}`}
              name={`${id}rating`}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <LineIcon
              name="star"
              className={cn('size-7', stars <= value ? 'fill-current' : 'text-input')}
            />
            <span className="sr-only">{t.stars({ stars, max: RATING_MAX })}</span>
          </label>
        ))}
      </div>
      <p
        id={`${id}error`}
        aria-live="polite"
        className="font-label text-destructive-ink text-sm empty:hidden"
      >
        {error}
      </p>
    </fieldset>
  );
}

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
