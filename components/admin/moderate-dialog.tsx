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
import type { ApiInput } from '@/lib/http/api-calls';
import { errorSentence } from '@/lib/http/client';

export interface Moderation {
  /** Identifies the act and its target. */
  key: string;
  send: (body: ApiInput<'POST /api/admin/reports/{id}/{action}'>['body']) => Promise<unknown>;
  title: string;
  /** The label of the button: 'Suspend'. */
  label: string;
  /** The message on success. */
  done: string;
  description: string;
  /** The label of the note: 'Admin Notes' by default. */
  noteLabel?: string;
  /** Says who can read the note. */
  noteHint: string;
  takesDays?: boolean;
  destructive?: boolean;
}

/** A moderation action with a note; a suspension also has a duration. */
export function ModerateDialog({ act, ...dialog }: DialogProps & { act: Moderation }) {
  const id = useId();
  const queries = useQueryClient();
  const [adminNotes, setAdminNotes] = useState('');
  const [days, setDays] = useState<(typeof SUSPENSION_DAYS)[number]>(SUSPENSION_DAYS_DEFAULT);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await act.send({ adminNotes, ...(act.takesDays ? { days } : {}) });
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
            onChange={({ target }) =>
              setDays(
                (before) =>
                  SUSPENSION_DAYS.find((count) => String(count) === target.value) ?? before,
              )
            }
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
