import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { LabelledField } from './labelled-field';

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
    <LabelledField id={id} label={label} error={error}>
      <Select
        id={id}
        value={value}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty ? <option value="">{empty}</option> : null}
        {options.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
