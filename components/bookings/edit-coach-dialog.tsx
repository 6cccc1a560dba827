'use client';

import {
  CoachListField,
  CoachTextField,
  type CoachValues,
} from '@/components/coaching/coach-fields';
import { entriesOf, toTypedList } from '@/components/coaching/list-field';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type CoachSettingsDto, editCoachSchema } from '@/lib/coaching/schema/settings';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useCoachSettingsForm } from './use-coach-settings';

function valuesOf(settings: CoachSettingsDto): CoachValues {
  return {
    hourlyRate: String(settings.hourlyRate),
    experience: settings.experience,
    location: settings.location ?? '',
    bio: settings.bio ?? '',
    certifications: toTypedList(settings.certifications),
    specialties: toTypedList(settings.specialties),
  };
}

function toBody(values: CoachValues) {
  const rate = values.hourlyRate.trim();
  return {
    ...values,
    hourlyRate: rate === '' ? undefined : Number(rate),
    certifications: entriesOf(values.certifications),
    specialties: entriesOf(values.specialties),
  };
}

export function EditCoachDialog({
  settings,
  ...dialog
}: DialogProps & { settings: CoachSettingsDto }) {
  const t = translate(texts);
  const form = useCoachSettingsForm({
    schema: editCoachSchema,
    draft: `coach:${settings.id}`,
    values: valuesOf(settings),
    toBody,
    send: (body) => api('PUT /api/coaches/{id}/profile', { params: { id: settings.id }, body }),
    done: t.pageSaved,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={t.editPage}
      description={t.editPageHint}
      submit={t.save}
    >
      <CoachTextField
        form={form}
        name="hourlyRate"
        label={t.hourlyRate({ currency: settings.currency })}
        inputMode="numeric"
      />
      <CoachTextField form={form} name="experience" label={t.experience} />
      <CoachTextField form={form} name="location" label={t.locationOptional} />
      <CoachTextField form={form} name="bio" label={t.bioOptional} rows={4} />
      <CoachListField form={form} name="specialties" placeholder={t.addSpecialty} />
      <CoachListField form={form} name="certifications" placeholder={t.addCertification} />
    </FormDialog>
  );
}
