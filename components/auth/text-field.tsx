'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Input } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { describedBy, FormField } from './form-field';

export function FormError({ children }: { children: ReactNode }) {
  return (
    <Alert variant="destructive" className="[&>svg]:row-span-1">
      <LineIcon name="circle-exclamation-point" />
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  );
}

/**
 * Tells password managers the account of a new password beside it. They ignore fields of the type `hidden`, so it is an
 * invisible text field.
 */
export function UsernameField({ email }: { email: string }) {
  return (
    <Input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}

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
