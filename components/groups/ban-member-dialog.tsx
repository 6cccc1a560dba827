'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { banMemberSchema } from '@/lib/groups/schema/members';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { useGroupForm } from './use-group-form';

interface BanMemberDialogProps extends DialogProps {
  group: GroupDto;
  member: GroupMemberDto;
}

/** Removes a member and keeps them out, with a note that only the organisers see. */
export function BanMemberDialog({ group, member, ...dialog }: BanMemberDialogProps) {
  const { name } = member.user;
  const form = useGroupForm({
    // Without the default: a form always has a body.
    schema: banMemberSchema.unwrap(),
    values: { reason: '' },
    send: (body) =>
      api('POST /api/groups/{id}/members/{memberId}/ban', {
        params: { id: group.id, memberId: member.id },
        body,
      }),
    done: `${isolate(name)} was banned`,
    failed: 'Failed to ban',
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={`Ban ${isolate(name)}?`}
      description="They leave the group and its games, and cannot ask to join again until you lift the ban."
      submit="Ban"
      destructive
    >
      <InputField
        label="Reason (optional)"
        hint="Only the organisers can read it."
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
