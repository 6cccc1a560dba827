'use client';

import type { ComponentProps } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { FormTextField } from '@/components/forms/form-text-field';
import { translate } from '@/lib/platform/language/translate';
import { ListField, type TypedList } from './list-field';
import { texts } from './texts';

/** A coach's own description: in the application, and later on their page. */
export interface CoachValues {
  hourlyRate: string;
  experience: string;
  location: string;
  bio: string;
  certifications: TypedList;
  specialties: TypedList;
}

/** A form that includes these values. */
interface CoachForm {
  values: CoachValues;
  errors: FieldErrors;
  change: (part: Partial<CoachValues>) => void;
}

type CoachTextFieldProps = Omit<
  ComponentProps<typeof FormTextField>,
  'value' | 'onChange' | 'error'
> & { form: CoachForm; name: 'hourlyRate' | 'experience' | 'location' | 'bio' };

export function CoachTextField({ form, name, ...field }: CoachTextFieldProps) {
  return (
    <FormTextField
      {...field}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(text) => form.change({ [name]: text })}
    />
  );
}

interface CoachListFieldProps {
  form: CoachForm;
  name: 'certifications' | 'specialties';
  placeholder: string;
}

export function CoachListField({ form, name, placeholder }: CoachListFieldProps) {
  return (
    <ListField
      label={translate(texts)[name]}
      placeholder={placeholder}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(list) => form.change({ [name]: list })}
    />
  );
}
