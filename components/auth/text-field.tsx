'use client';

import { type ComponentProps, useId } from 'react';
import { Input } from '@/components/ui/input';
import { describedBy, FormField } from './form-field';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  error: string | undefined;
  hint?: string;
};

/** Spread react-hook-form's `register` into it. */
export function TextField({ label, error, hint, ...props }: TextFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={error} hint={hint}>
      <Input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint })}
        {...props}
      />
    </FormField>
  );
}
