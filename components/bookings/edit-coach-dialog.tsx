'use client';

import { useId, useState } from 'react';
import { entriesOf, ListField, toTypedList } from '@/components/coaching/list-field';
import { checkInput } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { type DeskDto, editCoachSchema } from '@/lib/coaching/schema/desk';
import { api } from '@/lib/http/client';
import { useDeskStep } from './use-desk-step';

const FIELDS = ['hourlyRate', 'experience', 'location', 'bio', 'certifications', 'specialties'];

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
type Values = ReturnType<typeof valuesOf>;

export function EditCoachDialog({ desk, ...dialog }: DialogProps & { desk: DeskDto }) {
  const id = useId();
  const [values, setValues] = useState<Values>(() => valuesOf(desk));
  const { errors, setErrors, busy, take } = useDeskStep(desk.id, FIELDS);
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));

  async function save(): Promise<void> {
    const rate = values.hourlyRate.trim();
    const body = {
      ...values,
      hourlyRate: rate === '' ? undefined : Number(rate),
      certifications: entriesOf(values.certifications),
      specialties: entriesOf(values.specialties),
    };
    const { input, problems } = checkInput(editCoachSchema, body);
    setErrors(problems ?? {});
    if (!input) return;
    const call = () =>
      api('PUT /api/coaches/{id}/profile', { params: { id: desk.id }, body: input });
    if (await take({ call, done: 'Your page is saved' })) dialog.onOpenChange(false);
  }
  const text = (name: 'hourlyRate' | 'experience' | 'location', label: string) => (
    <LabelledField id={`${id}${name}`} label={label} error={errors[name]}>
      <Input
        id={`${id}${name}`}
        inputMode={name === 'hourlyRate' ? 'numeric' : undefined}
        value={values[name]}
        aria-describedby={`${id}${name}-error`}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </LabelledField>
  );
  return (
    <FormDialog
      {...dialog}
      title="Edit your page"
      description="A new rate applies to new requests; pending ones keep their price."
      submit="Save"
      busy={busy}
      error={errors.form}
      onSubmit={() => save()}
    >
      {text('hourlyRate', `Hourly rate (${desk.currency})`)}
      {text('experience', 'Experience')}
      {text('location', 'Location (optional)')}
      <LabelledField id={`${id}bio`} label="Bio (optional)" error={errors.bio}>
        <Textarea
          id={`${id}bio`}
          rows={4}
          value={values.bio}
          aria-describedby={`${id}bio-error`}
          onChange={({ target }) => change({ bio: target.value })}
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
