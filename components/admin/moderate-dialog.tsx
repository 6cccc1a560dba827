'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { SUSPENSION_DAYS, SUSPENSION_DAYS_DEFAULT } from '@/lib/admin/constants';
import { api, errorSentence } from '@/lib/http/client';

export interface Moderation {
  url: string;
  title: string;
  /** The word of the button: 'Suspend'. */
  label: string;
  /** What will have happened. */
  done: string;
  description: string;
  /** 'Admin Notes' unless the note is something else to who writes it. */
  noteLabel?: string;
  /** Who reads the note. */
  noteHint: string;
  takesDays?: boolean;
  destructive?: boolean;
}

/** An act of an admin with its note; suspensions say for how long. */
export function ModerateDialog({ act, ...dialog }: DialogProps & { act: Moderation }) {
  const id = useId();
  const queries = useQueryClient();
  const [adminNotes, setAdminNotes] = useState('');
  const [days, setDays] = useState<number>(SUSPENSION_DAYS_DEFAULT);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await api(act.url, { body: { adminNotes, ...(act.takesDays ? { days } : {}) } });
      toast({ title: act.done });
      setAdminNotes('');
      dialog.onOpenChange(false);
    } catch (error) {
      setProblem(errorSentence(error, 'Please try again.'));
    } finally {
      await queries.invalidateQueries({ queryKey: ['admin'] });
      setBusy(false);
    }
  }
  return (
    <FormDialog
      {...dialog}
      title={act.title}
      description={act.description}
      submit={act.label}
      destructive={act.destructive}
      busy={busy}
      error={problem}
      onSubmit={() => send()}
    >
      {act.takesDays ? (
        <LabelledField id={`${id}days`} label="For how long">
          <Select
            id={`${id}days`}
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
          >
            {SUSPENSION_DAYS.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 day' : `${count} days`}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
      <LabelledField id={`${id}notes`} label={act.noteLabel ?? 'Admin Notes'} hint={act.noteHint}>
        <Textarea
          id={`${id}notes`}
          rows={3}
          placeholder={act.noteLabel ? undefined : 'Add any notes about this decision...'}
          value={adminNotes}
          aria-describedby={`${id}notes-hint`}
          onChange={(event) => setAdminNotes(event.target.value)}
        />
      </LabelledField>
    </FormDialog>
  );
}
