'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField, TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const SUBJECT_LENGTH_MAX = 120;
const EMPTY = { subject: '', message: '' };

const isFilled = ({ subject, message }: typeof EMPTY) =>
  subject.trim() !== '' && message.trim() !== '';

/** A direct message whose first line is the subject. The text remains until it is sent. */
export function MessageCoachDialog({ coach, ...dialog }: DialogProps & { coach: CoachDto }) {
  const t = translate(texts);
  // One id per message: another click after a lost response does not send it twice.
  const [clientMsgId, setClientMsgId] = useState(() => newKey());
  const { register, ...form } = useServerForm({
    schema: sendMessageSchema,
    draft: `coach-message:${coach.id}`,
    values: EMPTY,
    nextValues: EMPTY,
    fields: [],
    toBody: ({ subject, message }) => ({
      receiverId: coach.userId,
      content: `${subject.trim()}\n${message.trim()}`,
      type: 'text',
      clientMsgId,
    }),
    // The content is made of both fields, so its error belongs to neither.
    check: ({ content, ...found }, values) => {
      const sentence = isFilled(values) ? content : t.fillAll;
      return sentence ? { ...found, form: sentence } : found;
    },
    send: (body) => api('POST /api/messages', { body }),
    done: () => ({
      title: t.messageSent,
      description: t.messageSentHint({ coach: coach.name }),
    }),
    failed: t.messageFailed,
    onDone: () => {
      setClientMsgId(newKey());
      dialog.onOpenChange(false);
    },
    onInvalid: (_errors, values) => {
      if (isFilled(values)) return;
      toast({ title: t.error, description: t.fillAll, variant: 'destructive' });
    },
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.messageTo({ coach: coach.name })}
      submit={t.sendMessage}
    >
      <InputField label={t.subject} maxLength={SUBJECT_LENGTH_MAX} {...register('subject')} />
      <TextareaField label={t.messageField} rows={5} {...register('message')} />
    </FormDialog>
  );
}
