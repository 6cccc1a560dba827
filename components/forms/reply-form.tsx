'use client';

import { useId, useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/use-toast';
import { type FieldErrors, problemsOf, refusalOf } from './field-errors';
import { LabelledField } from './labelled-field';

interface ReplyFormProps {
  /** Saves the reply. */
  send: (body: { reply: string }) => Promise<unknown>;
  /** Validates the reply. */
  schema: z.ZodType;
  initial: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The reply of the reviewed person to a review. An empty reply deletes it. */
export function ReplyForm({ send, schema, initial, onSaved, onCancel }: ReplyFormProps) {
  const id = useId();
  const [reply, setReply] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const body = { reply };
    const problems = problemsOf(schema, body);
    setErrors(problems ?? {});
    if (problems) return;
    setBusy(true);
    try {
      await send(body);
      toast({ title: reply.trim() ? 'Reply saved' : 'Reply removed' });
      onSaved();
    } catch (error) {
      setErrors(refusalOf(error, ['reply'], 'Failed to save the reply'));
      setBusy(false);
    }
  }
  return (
    <Form className="mt-3 grid gap-2" onSubmit={save}>
      <LabelledField id={id} label="Your reply" error={errors.reply ?? errors.form}>
        <Textarea
          id={id}
          rows={2}
          value={reply}
          aria-invalid={errors.reply ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setReply(event.target.value)}
        />
      </LabelledField>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={busy || undefined}>
          {busy ? 'One moment…' : 'Save reply'}
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
