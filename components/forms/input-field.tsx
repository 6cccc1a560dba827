import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { LabelledField } from './labelled-field';

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
