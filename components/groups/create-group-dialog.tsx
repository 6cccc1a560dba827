'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { newKey } from '@/lib/platform/browser/new-key';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { EMPTY_GROUP, GROUP_FIELDS, GroupFields, type GroupValues } from './group-fields';
import { texts } from './texts';

interface CreateGroupDialogProps extends DialogProps {
  sports: SportDto[];
  /** The initial choice. */
  sportId: number | null;
  onCreated: (group: GroupDto) => void;
}

export function CreateGroupDialog({
  sports,
  sportId,
  onCreated,
  ...dialog
}: CreateGroupDialogProps) {
  const t = translate(texts);
  const empty = { ...EMPTY_GROUP, sportId: sportId ? String(sportId) : '' };
  // One idempotency key per form: another click after a lost response makes no second group.
  const [key, setKey] = useState(() => newKey());
  const form = useServerForm({
    schema: createGroupSchema,
    values: empty,
    nextValues: empty,
    draft: 'group:new',
    fields: GROUP_FIELDS,
    toBody,
    check: (found, { sportId }) => (sportId ? found : { ...found, sportId: t.sportRequired }),
    send: (body) => api('POST /api/groups', { body, headers: { 'Idempotency-Key': key } }),
    done: () => ({
      title: t.groupCreated,
      description: t.groupCreatedHint,
    }),
    failed: t.createFailed,
    onDone: (group) => {
      setKey(newKey());
      dialog.onOpenChange(false);
      onCreated(group);
    },
    onInvalid: (_errors, { name, sportId }) => {
      if (!name.trim() || !sportId) refuse(t.fillIn);
    },
    onRefused: (error) => refuse(errorSentence(error, t.createFailed)),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.createNewGroup}
      description={t.createHint}
      submit={t.createGroup}
    >
      <GroupFields form={form} sports={sports} />
    </FormDialog>
  );
}

function refuse(description: string): void {
  toast({ title: translate(texts).error, description, variant: 'destructive' });
}

function toBody({ sportId, maxMembers, isActive: _isActive, ...values }: GroupValues) {
  const { missedMax: _m, missedWeeks: _w, waitWeeks: _k, lateHours: _h, ...first } = values;
  return { ...first, sportId: Number(sportId), maxMembers: Number(maxMembers) };
}
