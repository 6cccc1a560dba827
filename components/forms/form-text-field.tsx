import type { ComponentProps } from 'react';
import { translate } from '@/lib/platform/language/translate';
import { InputField, TextareaField } from './input-field';
import { texts } from './texts';

interface FormTextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'> {
  label: string;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  rows?: number;
}

/** A controlled text field; a text area with `rows`. */
export function FormTextField({ label, optional, onChange, rows, ...field }: FormTextFieldProps) {
  const whole = (
    <>
      {label}
      {optional ? (
        <span className="font-aside text-muted-foreground">{translate(texts).optional}</span>
      ) : null}
    </>
  );
  if (rows === undefined) {
    return (
      <InputField {...field} label={whole} onChange={(event) => onChange(event.target.value)} />
    );
  }
  const { value, error } = field;
  return (
    <TextareaField
      label={whole}
      value={value}
      error={error}
      rows={rows}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
