'use client';

import { FormDialog } from '@/components/forms/form-dialog';
import { SwitchField } from '@/components/forms/switch-field';
import { useServerForm } from '@/components/forms/use-server-form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { updateGroupSchema } from '@/lib/groups/schema/edit-group';
import type { GroupDto } from '@/lib/groups/schema/group';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { GROUP_FIELDS, GroupFields, type GroupValues } from './group-fields';
import { MISSED_FIELDS, MissedRule, toMissedBody, toMissedValues } from './missed-rule';
import { texts } from './texts';

interface EditGroupDialogProps extends DialogProps {
  group: GroupDto;
  onSaved: () => void;
}

export function EditGroupDialog({ group, onSaved, ...dialog }: EditGroupDialogProps) {
  const t = translate(texts);
  const form = useServerForm({
    schema: updateGroupSchema,
    values: toValues(group),
    fields: [...GROUP_FIELDS, ...MISSED_FIELDS],
    draft: `group:${group.id}`,
    toBody: (values) => toBody(values, group),
    send: (body) => api('PUT /api/groups/{id}', { params: { id: group.id }, body }),
    done: t.groupSaved,
    failed: t.saveFailed,
    onDone: () => {
      dialog.onOpenChange(false);
      onSaved();
    },
  });
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.editGroup} submit={t.save}>
      <GroupFields form={form} sports={null} openAtFirst />
      <MissedRule form={form} />
      <SwitchField label={t.activeSwitch} {...form.register('isActive')} />
    </FormDialog>
  );
}

function toValues(group: GroupDto): GroupValues {
  const { name, description, sportId, maxMembers, visibility, audience } = group;
  const { isClub, joinsAtOnce, organisersWrite } = group;
  return {
    name,
    description: description ?? '',
    sportId: String(sportId),
    maxMembers: String(maxMembers),
    location: group.location ?? '',
    visibility,
    audience,
    membersCanCreateGames: group.membersCanCreateGames,
    needsGuardian: group.needsGuardian,
    isClub,
    joinsAtOnce,
    organisersWrite,
    isActive: group.isActive,
    ...toMissedValues(group),
  };
}

function toBody(values: GroupValues, group: GroupDto) {
  const { sportId: _sportId, maxMembers, location, ...rest } = values;
  // The location is sent only if it changed; an empty field keeps the current one.
  const moved = location.trim() !== '' && location !== group.location;
  const rule = toMissedBody(values);
  return { ...rest, ...rule, maxMembers: Number(maxMembers), ...(moved && { location }) };
}
