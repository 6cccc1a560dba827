'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { useRouter } from '@/components/layout/use-router';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GroupDto, GroupMemberDto } from '@/lib/groups/schema/group';
import { banMemberSchema } from '@/lib/groups/schema/members';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts as manageTexts } from './manage-texts';
import { texts } from './texts';
import { useGroupForm } from './use-group-form';
import { useGroupStep } from './use-group-step';

interface BanMemberDialogProps extends DialogProps {
  group: GroupDto;
  member: GroupMemberDto;
}

/** Removes a member and prevents their return, with a note that only the organisers see. */
export function BanMemberDialog({ group, member, ...dialog }: BanMemberDialogProps) {
  const own = translate(manageTexts);
  const { name } = member.user;
  const form = useGroupForm({
    // Without the default: a form always has a body.
    schema: banMemberSchema.unwrap(),
    draft: `ban:${member.id}`,
    values: { reason: '' },
    send: (body) =>
      api('POST /api/groups/{id}/members/{memberId}/ban', {
        params: { id: group.id, memberId: member.id },
        body,
      }),
    done: own.wasBanned({ name }),
    failed: own.banFailed,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={own.banQuestion({ name })}
      description={own.banHint}
      submit={own.ban}
      destructive
    >
      <InputField
        label={own.banReason}
        hint={own.banReasonHint}
        error={form.errors.reason}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}

type GroupDialogProps = DialogProps & { group: GroupDto };

export function LeaveGroupDialog({ group, ...dialog }: GroupDialogProps) {
  const t = translate(texts);
  const own = translate(manageTexts);
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const memberId = group.viewer?.memberId ?? 0;
  return (
    <FormDialog
      {...dialog}
      title={own.leaveQuestion({ group: group.name })}
      description={own.leaveHint}
      submit={t.leaveGroup}
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('DELETE /api/groups/{id}/members/{memberId}', {
              params: { id: group.id, memberId },
            }),
          done: own.youLeft,
          failed: own.leaveFailed,
          onDone: () => {
            dialog.onOpenChange(false);
            // Server-rendered lists still show 'Member'.
            router.refresh();
          },
        })
      }
    />
  );
}

export function DeleteGroupDialog({ group, ...dialog }: GroupDialogProps) {
  const t = translate(texts);
  const own = translate(manageTexts);
  const router = useRouter();
  const { run, busy } = useGroupStep();
  return (
    <FormDialog
      {...dialog}
      title={t.deleteGroup}
      description={own.deleteQuestion}
      submit={t.deleteGroup}
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () => api('DELETE /api/groups/{id}', { params: { id: group.id } }),
          done: own.groupDeleted,
          failed: own.deleteFailed,
          onDone: () => router.replace(routes.groups()),
        })
      }
    />
  );
}
