'use client';

import {
  CoachListField,
  CoachTextField,
  type CoachValues,
} from '@/components/coaching/coach-fields';
import { entriesOf, toTypedList } from '@/components/coaching/list-field';
import { FormDialog } from '@/components/forms/form-dialog';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type DeskDto, editCoachSchema } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useDeskForm } from './use-desk';

function valuesOf(desk: DeskDto): CoachValues {
  return {
    hourlyRate: String(desk.hourlyRate),
    experience: desk.experience,
    location: desk.location ?? '',
    bio: desk.bio ?? '',
    certifications: toTypedList(desk.certifications),
    specialties: toTypedList(desk.specialties),
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

export function EditCoachDialog({ desk, ...dialog }: DialogProps & { desk: DeskDto }) {
  const t = translate(texts);
  const form = useDeskForm({
    schema: editCoachSchema,
    draft: `coach:${desk.id}`,
    values: valuesOf(desk),
    toBody,
    send: (body) => api('PUT /api/coaches/{id}/profile', { params: { id: desk.id }, body }),
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
        label={t.hourlyRate({ currency: desk.currency })}
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
