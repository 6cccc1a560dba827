'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { useRouter } from '@/components/layout/use-router';
import type { DialogProps } from '@/components/ui/use-dialog';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';
import { useGroupStep } from './use-group-step';

type GroupDialogProps = DialogProps & { group: GroupDto };

export function LeaveGroupDialog({ group, ...dialog }: GroupDialogProps) {
  const t = translate(texts);
  const router = useRouter();
  const { run, busy } = useGroupStep();
  const memberId = group.viewer?.memberId ?? 0;
  return (
    <FormDialog
      {...dialog}
      title={t.leaveQuestion({ group: group.name })}
      description={t.leaveHint}
      submit={t.leaveGroup}
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () =>
            api('DELETE /api/groups/{id}/members/{memberId}', {
              params: { id: group.id, memberId },
            }),
          done: t.youLeft,
          failed: t.leaveFailed,
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
  const router = useRouter();
  const { run, busy } = useGroupStep();
  return (
    <FormDialog
      {...dialog}
      title={t.deleteGroup}
      description={t.deleteQuestion}
      submit={t.deleteGroup}
      destructive
      busy={busy}
      onSubmit={() =>
        run({
          call: () => api('DELETE /api/groups/{id}', { params: { id: group.id } }),
          done: t.groupDeleted,
          failed: t.deleteFailed,
          onDone: () => router.replace(routes.groups()),
        })
      }
    />
  );
}
