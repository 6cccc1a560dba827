'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/textarea';
import { replySchema } from '@/lib/platform/validation/review';
import { LabelledField } from './labelled-field';
import { useServerForm } from './use-server-form';

interface ReplyFormProps {
  /** Saves the reply. */
  send: (body: { reply: string }) => Promise<unknown>;
  initial: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The reply of the reviewed person to a review. An empty reply deletes it. */
export function ReplyForm({ send, initial, onSaved, onCancel }: ReplyFormProps) {
  const id = useId();
  const { register, errors, busy, submit } = useServerForm({
    schema: replySchema,
    values: { reply: initial },
    send: (_body, typed) => send(typed),
    done: (_answer, { reply }) => ({ title: reply.trim() ? 'Reply saved' : 'Reply removed' }),
    failed: 'Failed to save the reply',
    onDone: onSaved,
  });
  return (
    <Form className="mt-3 grid gap-2" onSubmit={submit}>
      <LabelledField id={id} label="Your reply" error={errors.reply ?? errors.form}>
        <Textarea
          id={id}
          rows={2}
          aria-invalid={errors.reply ? true : undefined}
          aria-describedby={`${id}-error`}
          {...register('reply')}
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
