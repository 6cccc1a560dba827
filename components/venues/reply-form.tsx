'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/http/client';
import { replyToReviewSchema, type VenueReviewDto } from '@/lib/venues/schema/review-venue';

interface ReplyFormProps {
  review: VenueReviewDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** The owner's answer under a review; sent empty it takes the answer away. */
export function ReplyForm({ review, onSaved, onCancel }: ReplyFormProps) {
  const id = useId();
  const [reply, setReply] = useState(review.ownerReply ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save() {
    const body = { reply };
    const problems = problemsOf(replyToReviewSchema, body);
    setErrors(problems ?? {});
    if (problems || busy) return;
    setBusy(true);
    try {
      const path = `/api/venues/${review.venueId}/reviews/${review.id}/reply`;
      await api(path, { method: 'PUT', body });
      toast({ title: reply.trim() ? 'Reply saved' : 'Reply removed' });
      onSaved();
    } catch (error) {
      setErrors(refusalOf(error, ['reply'], 'Failed to save the reply'));
      setBusy(false);
    }
  }
  return (
    <form
      noValidate
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Label htmlFor={id}>Your reply</Label>
      <Textarea
        id={id}
        dir="auto"
        rows={2}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        aria-invalid={errors.reply ? true : undefined}
        aria-describedby={`${id}error`}
      />
      <FieldError id={`${id}error`}>{errors.reply ?? errors.form}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : 'Save reply'}
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
