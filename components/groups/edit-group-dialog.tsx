'use client';

import { useState } from 'react';
import { type FieldErrors, problemsOf, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { Switch } from '@/components/ui/switch';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import { updateGroupSchema } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/http/client';
import { GROUP_FIELDS, GroupFields, type GroupValues } from './group-fields';

interface EditGroupDialogProps extends DialogProps {
  group: GroupDto;
  onSaved: () => void;
}

export function EditGroupDialog({ group, onSaved, ...dialog }: EditGroupDialogProps) {
  const { values, errors, busy, change, save } = useEditGroup(group, () => {
    dialog.onOpenChange(false);
    onSaved();
  });
  return (
    <FormDialog
      {...dialog}
      title="Edit Group"
      submit="Save"
      busy={busy}
      error={errors.form}
      onSubmit={() => save()}
    >
      <GroupFields values={values} errors={errors} change={change} sports={null} />
      <label htmlFor="group-active" className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-sm">Active: people find it and ask to join</span>
        <Switch
          id="group-active"
          checked={values.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
      </label>
    </FormDialog>
  );
}

function toValues(group: GroupDto): GroupValues {
  const { name, description, sportId, maxMembers, visibility, audience } = group;
  return {
    name,
    description: description ?? '',
    sportId: String(sportId),
    maxMembers: String(maxMembers),
    location: group.location ?? '',
    visibility,
    audience,
    membersCanCreateGames: group.membersCanCreateGames,
    isActive: group.isActive,
  };
}

function useEditGroup(group: GroupDto, onSaved: () => void) {
  const [values, setValues] = useState(() => toValues(group));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const { sportId: _sportId, maxMembers, location, ...rest } = values;
    // The location is sent only if it changed; an empty field keeps the current one.
    const moved = location.trim() !== '' && location !== group.location;
    const body = { ...rest, maxMembers: Number(maxMembers), ...(moved && { location }) };
    const problems = problemsOf(updateGroupSchema, body);
    if (problems) return setErrors(problems);
    setBusy(true);
    try {
      await api('PUT /api/groups/{id}', { params: { id: group.id }, body });
      setErrors({});
      toast({ title: 'Group saved' });
      onSaved();
    } catch (error) {
      setErrors(refusalOf(error, GROUP_FIELDS, 'Failed to save the group'));
    } finally {
      setBusy(false);
    }
  }
  const change = (part: Partial<GroupValues>) => setValues((before) => ({ ...before, ...part }));
  return { values, errors, busy, change, save };
}
