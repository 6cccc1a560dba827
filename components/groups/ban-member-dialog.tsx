'use client';

import { useId, useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { banMemberSchema } from '@/lib/groups/schema/members';
import { api } from '@/lib/http/client';
import { isolate } from '@/lib/validation/isolate';
import { useGroupStep } from './use-group-step';

interface BanMemberDialogProps extends DialogProps {
  group: GroupDto;
  member: GroupMemberDto;
}

/** Removes a member and keeps them out, with a note that only the organisers see. */
export function BanMemberDialog({ group, member, ...dialog }: BanMemberDialogProps) {
  const id = useId();
  const { run, busy } = useGroupStep();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { name } = member.user;

  async function ban(): Promise<void> {
    const problems = problemsOf(banMemberSchema, { reason });
    setErrors(problems ?? {});
    if (problems) return;
    await run({
      call: () =>
        api('POST /api/groups/{id}/members/{memberId}/ban', {
          params: { id: group.id, memberId: member.id },
          body: { reason },
        }).catch((error: unknown) => {
          setErrors(refusalOf(error, ['reason'], 'Failed to ban'));
          throw error;
        }),
      done: `${isolate(name)} was banned`,
      failed: 'Failed to ban',
      onDone: () => dialog.onOpenChange(false),
    });
  }
  return (
    <FormDialog
      {...dialog}
      title={`Ban ${isolate(name)}?`}
      description="They leave the group and its games, and cannot ask to join again until you lift the ban."
      submit="Ban"
      destructive
      busy={busy}
      error={errors.form}
      onSubmit={ban}
    >
      <LabelledField
        id={id}
        label="Reason (optional)"
        hint="Only the organisers can read it."
        error={errors.reason}
      >
        <Input
          id={id}
          value={reason}
          aria-invalid={Boolean(errors.reason) || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => setReason(event.target.value)}
        />
      </LabelledField>
    </FormDialog>
  );
}
