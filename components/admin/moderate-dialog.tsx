'use client';

import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { SUSPENSION_DAYS, SUSPENSION_DAYS_DEFAULT } from '@/lib/admin/constants';
import { moderateSchema } from '@/lib/admin/schema';
import type { ApiInput } from '@/lib/platform/http/api-calls';
import { translate } from '@/lib/platform/language/translate';
import { ADMIN_KEY } from './admin-query';
import { texts } from './texts';

export interface Moderation {
  /** Identifies the act and its target. */
  key: string;
  send: (body: ApiInput<'POST /api/admin/reports/{id}/{action}'>['body']) => Promise<unknown>;
  title: string;
  /** The label of the button: 'Suspend'. */
  label: string;
  done: string;
  description: string;
  noteLabel?: string;
  /** Explains who can read the note. */
  noteHint: string;
  takesDays?: boolean;
  destructive?: boolean;
}

/** The words of an act on one person or subject. */
export type ActWords = Pick<Moderation, 'label' | 'done' | 'description' | 'title'> & {
  /** Of its button: 'Suspend Ali'. */
  accessibleName: string;
};

interface Values {
  adminNotes: string;
  days?: (typeof SUSPENSION_DAYS)[number];
}

const EMPTY: Values = { adminNotes: '', days: SUSPENSION_DAYS_DEFAULT };

/** The dialog of the action chosen last; `dialog` goes beside the list. */
export function useModeration() {
  const [act, setAct] = useState<Moderation | null>(null);
  const { show, props } = useDialog();
  return {
    moderate: (next: Moderation) => {
      setAct(next);
      show();
    },
    dialog: act ? <ModerateDialog {...props} key={act.key} act={act} /> : null,
  };
}

/** A moderation action with a note; a suspension also has a duration. */
function ModerateDialog({ act, ...dialog }: DialogProps & { act: Moderation }) {
  const id = useId();
  const t = translate(texts);
  const form = useServerForm({
    schema: moderateSchema,
    draft: `moderate:${act.key}`,
    values: EMPTY,
    nextValues: ({ days }) => ({ ...EMPTY, days }),
    toBody: ({ adminNotes, days }) => ({ adminNotes, ...(act.takesDays ? { days } : {}) }),
    // One sentence for the whole form.
    check: (found) => ({ form: Object.values(found)[0] }),
    fields: [],
    send: act.send,
    done: act.done,
    failed: t.pleaseTryAgain,
    refresh: [ADMIN_KEY],
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={act.title}
      description={act.description}
      submit={act.label}
      destructive={act.destructive}
    >
      {act.takesDays ? (
        <LabelledField id={`${id}days`} label={t.howLong}>
          <Select
            id={`${id}days`}
            value={form.values.days}
            onChange={({ target }) =>
              form.change({ days: SUSPENSION_DAYS.find((count) => String(count) === target.value) })
            }
          >
            {SUSPENSION_DAYS.map((count) => (
              <option key={count} value={count}>
                {t.dayCount({ count })}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
      <LabelledField id={`${id}notes`} label={act.noteLabel ?? t.adminNotes} hint={act.noteHint}>
        <Textarea
          id={`${id}notes`}
          rows={3}
          placeholder={act.noteLabel ? undefined : t.notesPlaceholder}
          aria-describedby={`${id}notes-hint`}
          {...form.register('adminNotes')}
        />
      </LabelledField>
    </FormDialog>
  );
}
