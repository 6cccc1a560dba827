'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { api } from '@/lib/http/client';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { suggestChangeSchema } from '@/lib/venues/schema/suggest-change';

interface SuggestChangeDialogProps extends DialogProps {
  venue: Pick<VenueDto, 'id' | 'name'>;
}

const KINDS = [
  { value: 'edit', label: 'Something about it is wrong' },
  { value: 'closed', label: 'It has closed for good' },
] as const;

/** A correction by somebody who may not change the venue; what was written stays until it is sent. */
export function SuggestChangeDialog({ venue, ...dialog }: SuggestChangeDialogProps) {
  const id = useId();
  const [kind, setKind] = useState<'edit' | 'closed'>('edit');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function send() {
    const problems = problemsOf(suggestChangeSchema, { kind, note });
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      await api(`/api/venues/${venue.id}/suggestions`, { body: { kind, note } });
      dialog.onOpenChange(false);
      setNote('');
      toast({ title: 'Thank you', description: 'An admin will look at your suggestion.' });
    } catch (error) {
      setErrors(refusalOf(error, ['note'], 'Failed to send the suggestion'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={`Suggest an edit to ${venue.name}`}
      submit="Send suggestion"
      busy={busy}
      error={errors.form}
      onSubmit={() => void send()}
    >
      <fieldset>
        <legend className="mb-1 font-[600] text-sm">What should change?</legend>
        {KINDS.map(({ value, label }) => (
          <label
            key={value}
            htmlFor={`${id}${value}`}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-accent has-checked:bg-primary-soft has-checked:font-[620] has-checked:text-primary-ink"
          >
            <input
              type="radio"
              id={`${id}${value}`}
              name={`${id}kind`}
              checked={kind === value}
              onChange={() => setKind(value)}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}note`}>
          {kind === 'edit' ? 'What should it say?' : 'What do you know of it?'}
          {kind === 'closed' ? (
            <span className="font-[450] text-muted-foreground"> (optional)</span>
          ) : null}
        </Label>
        <Textarea
          id={`${id}note`}
          dir="auto"
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          aria-invalid={errors.note ? true : undefined}
          aria-describedby={`${id}error`}
        />
        <FieldError id={`${id}error`}>{errors.note}</FieldError>
      </div>
    </FormDialog>
  );
}
