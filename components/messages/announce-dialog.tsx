'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { TextareaField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { ANNOUNCEMENT_LENGTH_MAX } from '@/lib/messages/constants';
import { announceSchema } from '@/lib/messages/schema/message-inputs';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface AnnounceDialogProps extends DialogProps {
  to: { of: 'group' | 'game'; id: number };
}

/** An organiser's message to all members of a group, or to all players of a game. */
export function AnnounceDialog({ to, ...dialog }: AnnounceDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: announceSchema,
    draft: `announcement:${to.of}:${to.id}`,
    values: { content: '' },
    nextValues: { content: '' },
    send: (body) =>
      api(`POST /api/${to.of === 'group' ? 'groups' : 'games'}/{id}/announcements`, {
        params: { id: to.id },
        body,
      }),
    done: t.announced,
    failed: t.announceFailed,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={to.of === 'group' ? t.announceToMembers : t.announceToPlayers}
      description={t.announceHint}
      submit={t.announce}
    >
      <TextareaField
        label={t.announceWhat}
        error={form.errors.content}
        rows={3}
        maxLength={ANNOUNCEMENT_LENGTH_MAX}
        dir="auto"
        {...form.register('content')}
      />
    </FormDialog>
  );
}
