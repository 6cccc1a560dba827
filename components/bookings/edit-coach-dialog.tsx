'use client';

import { useId } from 'react';
import { entriesOf, ListField, toTypedList } from '@/components/coaching/list-field';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type DeskDto, editCoachSchema } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/platform/http/client';
import { useDeskForm } from './use-desk';

function valuesOf(desk: DeskDto) {
  return {
    hourlyRate: String(desk.hourlyRate),
    experience: desk.experience,
    location: desk.location ?? '',
    bio: desk.bio ?? '',
    certifications: toTypedList(desk.certifications),
    specialties: toTypedList(desk.specialties),
  };
}

function toBody(values: ReturnType<typeof valuesOf>) {
  const rate = values.hourlyRate.trim();
  return {
    ...values,
    hourlyRate: rate === '' ? undefined : Number(rate),
    certifications: entriesOf(values.certifications),
    specialties: entriesOf(values.specialties),
  };
}

export function EditCoachDialog({ desk, ...dialog }: DialogProps & { desk: DeskDto }) {
  const id = useId();
  const { values, change, register, errors, ...form } = useDeskForm({
    schema: editCoachSchema,
    values: valuesOf(desk),
    toBody,
    send: (body) => api('PUT /api/coaches/{id}/profile', { params: { id: desk.id }, body }),
    done: 'Your page is saved',
    onDone: () => dialog.onOpenChange(false),
  });
  const text = (name: 'hourlyRate' | 'experience' | 'location', label: string) => (
    <LabelledField id={`${id}${name}`} label={label} error={errors[name]}>
      <Input
        id={`${id}${name}`}
        inputMode={name === 'hourlyRate' ? 'numeric' : undefined}
        aria-describedby={`${id}${name}-error`}
        {...register(name)}
      />
    </LabelledField>
  );
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title="Edit your page"
      description="A new rate applies to new requests; pending ones keep their price."
      submit="Save"
    >
      {text('hourlyRate', `Hourly rate (${desk.currency})`)}
      {text('experience', 'Experience')}
      {text('location', 'Location (optional)')}
      <LabelledField id={`${id}bio`} label="Bio (optional)" error={errors.bio}>
        <Textarea
          id={`${id}bio`}
          rows={4}
          aria-describedby={`${id}bio-error`}
          {...register('bio')}
        />
      </LabelledField>
      <ListField
        label="Specialties"
        placeholder="Add a specialty"
        value={values.specialties}
        error={errors.specialties}
        onChange={(specialties) => change({ specialties })}
      />
      <ListField
        label="Certifications"
        placeholder="Add a certification"
        value={values.certifications}
        error={errors.certifications}
        onChange={(certifications) => change({ certifications })}
      />
    </FormDialog>
  );
}
