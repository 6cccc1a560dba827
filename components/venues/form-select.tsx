import { useId } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';

interface FormSelectProps {
  label: string;
  value: string;
  /** The label of the empty option; without it there is none. */
  empty?: string;
  options: readonly string[];
  onChange: (value: string) => void;
  error?: string;
}

export function FormSelect({ label, value, empty, options, onChange, error }: FormSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty ? <option value="">{empty}</option> : null}
        {options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}
