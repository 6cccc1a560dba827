'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/input';
import { translate } from '@/lib/platform/language/translate';
import { replySchema } from '@/lib/platform/validation/review';
import { LabelledField } from './input-field';
import { texts } from './texts';
import { useServerForm } from './use-server-form';

interface ReplyFormProps {
  send: (body: { reply: string }) => Promise<unknown>;
  initial: string;
  /** The subject: 'venue:7'. */
  about: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** An empty reply deletes it. */
export function ReplyForm({ send, initial, about, onSaved, onCancel }: ReplyFormProps) {
  const t = translate(texts);
  const id = useId();
  const { register, errors, busy, submit } = useServerForm({
    schema: replySchema,
    draft: `reply:${about}`,
    values: { reply: initial },
    send: (_body, typed) => send(typed),
    done: (_answer, { reply }) => ({ title: reply.trim() ? t.replySaved : t.replyRemoved }),
    failed: t.replyFailed,
    onDone: onSaved,
  });
  return (
    <Form className="mt-3 grid gap-2" onSubmit={submit}>
      <LabelledField id={id} label={t.yourReply} error={errors.reply ?? errors.form}>
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
          {busy ? t.oneMoment : t.saveReply}
        </Button>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  );
}
