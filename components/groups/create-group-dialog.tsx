'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api, errorSentence } from '@/lib/platform/http/client';
import type { SportDto } from '@/lib/sports/schema';
import { EMPTY_GROUP, GROUP_FIELDS, GroupFields, type GroupValues } from './group-fields';

interface CreateGroupDialogProps extends DialogProps {
  sports: SportDto[];
  onCreated: (group: GroupDto) => void;
}

export function CreateGroupDialog({ sports, onCreated, ...dialog }: CreateGroupDialogProps) {
  // One idempotency key per form: pressing again after a lost response makes no second group.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useServerForm({
    schema: createGroupSchema,
    values: EMPTY_GROUP,
    nextValues: EMPTY_GROUP,
    fields: GROUP_FIELDS,
    toBody,
    check: (found, { sportId }) => (sportId ? found : { ...found, sportId: 'Sport is required' }),
    send: (body) => api('POST /api/groups', { body, headers: { 'Idempotency-Key': key } }),
    done: () => ({
      title: 'Group created!',
      description: 'Your new group has been created successfully.',
    }),
    failed: 'Failed to create group',
    onDone: (group) => {
      setKey(crypto.randomUUID());
      dialog.onOpenChange(false);
      onCreated(group);
    },
    onInvalid: (_errors, { name, sportId }) => {
      if (!name.trim() || !sportId) refuse('Please fill in all required fields');
    },
    onRefused: (error) => refuse(errorSentence(error, 'Failed to create group')),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Create New Group"
      description="Create a group to organize games with multiple players"
      submit="Create Group"
    >
      <GroupFields form={form} sports={sports} />
    </FormDialog>
  );
}

function refuse(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}

function toBody({ sportId, maxMembers, isActive: _isActive, ...values }: GroupValues) {
  return { ...values, sportId: Number(sportId), maxMembers: Number(maxMembers) };
}
