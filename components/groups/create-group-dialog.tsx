'use client';

import { useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { createGroupSchema } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api, errorSentence } from '@/lib/http/client';
import type { SportDto } from '@/lib/sports/schema';
import { EMPTY_GROUP, GROUP_FIELDS, GroupFields, type GroupValues } from './group-fields';

interface CreateGroupDialogProps extends DialogProps {
  sports: SportDto[];
  onCreated: (group: GroupDto) => void;
}

export function CreateGroupDialog({ sports, onCreated, ...dialog }: CreateGroupDialogProps) {
  const { values, errors, busy, change, save } = useCreateGroup((group) => {
    dialog.onOpenChange(false);
    onCreated(group);
  });
  return (
    <FormDialog
      {...dialog}
      title="Create New Group"
      description="Create a group to organize games with multiple players"
      submit="Create Group"
      busy={busy}
      error={errors.form}
      onSubmit={() => save()}
    >
      <GroupFields values={values} errors={errors} change={change} sports={sports} />
    </FormDialog>
  );
}

function useCreateGroup(onCreated: (group: GroupDto) => void) {
  const [values, setValues] = useState(EMPTY_GROUP);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  // One idempotency key per form: pressing again after a lost response makes no second group.
  const [key, setKey] = useState(() => crypto.randomUUID());

  async function save(): Promise<void> {
    const body = toBody(values);
    const problems = problemsOf(createGroupSchema, body);
    if (problems) {
      setErrors({ ...problems, ...(values.sportId ? {} : { sportId: 'Sport is required' }) });
      const description = 'Please fill in all required fields';
      if (!values.name.trim() || !values.sportId) {
        toast({ title: 'Error', description, variant: 'destructive' });
      }
      return;
    }
    setBusy(true);
    try {
      const headers = { 'Idempotency-Key': key };
      const group = await api('POST /api/groups', { body, headers });
      toast({
        title: 'Group created!',
        description: 'Your new group has been created successfully.',
      });
      setValues(EMPTY_GROUP);
      setErrors({});
      setKey(crypto.randomUUID());
      onCreated(group);
    } catch (error) {
      setErrors(refusalOf(error, GROUP_FIELDS, 'Failed to create group'));
      const description = errorSentence(error, 'Failed to create group');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const change = (part: Partial<GroupValues>) => setValues((before) => ({ ...before, ...part }));
  return { values, errors, busy, change, save };
}

function toBody({ sportId, maxMembers, isActive: _isActive, ...values }: GroupValues) {
  return { ...values, sportId: Number(sportId), maxMembers: Number(maxMembers) };
}
