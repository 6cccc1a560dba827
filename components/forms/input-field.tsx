import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMark } from '@/components/ui/field-mark';
import { Input, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { FieldError } from './field-errors';

interface LabelledFieldProps {
  /** The control's id; its hint is `{id}-hint`, its error `{id}-error`. */
  id: string;
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** An error also marks the control as invalid. */
export function LabelledField({ id, label, error, hint, children }: LabelledFieldProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <FieldMark value={{ id, isRefused: Boolean(error) }}>{children}</FieldMark>
      {hint ? (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface Labels {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

/** Spread react-hook-form's `register` into it. */
export function InputField({ label, error, hint, ...input }: ComponentProps<'input'> & Labels) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={error} hint={hint}>
      <Input id={id} aria-describedby={`${id}-error`} {...input} />
    </LabelledField>
  );
}

export function TextareaField({
  label,
  error,
  hint,
  ...area
}: ComponentProps<'textarea'> & Labels) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={error} hint={hint}>
      <Textarea id={id} aria-describedby={`${id}-error`} {...area} />
    </LabelledField>
  );
}
