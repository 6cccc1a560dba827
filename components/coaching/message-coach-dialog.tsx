'use client';

import { useId, useState } from 'react';
import { type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';

const SUBJECT_LENGTH_MAX = 120;

/** A direct message whose first line is the subject. The text stays until it is sent. */
export function MessageCoachDialog({ coach, ...dialog }: DialogProps & { coach: CoachDto }) {
  const id = useId();
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // One id per message: pressing again after a lost response does not send it twice.
  const [clientMsgId, setClientMsgId] = useState(() => crypto.randomUUID());

  async function send(): Promise<void> {
    if (!subject.trim() || !message.trim()) {
      setErrors({ form: 'Please fill all fields' });
      toast({ title: 'Error', description: 'Please fill all fields', variant: 'destructive' });
      return;
    }
    setBusy(true);
    try {
      const content = `${subject.trim()}\n${message.trim()}`;
      await api('POST /api/messages', {
        body: { receiverId: coach.userId, content, type: 'text', clientMsgId },
      });
      toast({
        title: 'Message sent',
        description: `${isolate(coach.name)} will find it in Messages.`,
      });
      dialog.onOpenChange(false);
      setSubject('');
      setMessage('');
      setErrors({});
      setClientMsgId(crypto.randomUUID());
    } catch (error) {
      setErrors(refusalOf(error, [], 'Message failed'));
    } finally {
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={`Message ${isolate(coach.name)}`}
      submit="Send Message"
      busy={busy}
      error={errors.form}
      onSubmit={() => send()}
    >
      <LabelledField id={`${id}subject`} label="Subject">
        <Input
          id={`${id}subject`}
          maxLength={SUBJECT_LENGTH_MAX}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        />
      </LabelledField>
      <LabelledField id={`${id}message`} label="Message">
        <Textarea
          id={`${id}message`}
          rows={5}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </LabelledField>
    </FormDialog>
  );
}
