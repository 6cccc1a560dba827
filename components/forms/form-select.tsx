import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { LabelledField } from './labelled-field';

interface FormSelectProps {
  label: string;
  name?: string;
  value: string;
  /** The label of the empty option; without it there is none. */
  empty?: string;
  options: readonly string[];
  /** How an option reads; without it, as it is. */
  wordsOf?: (value: string) => string;
  onChange: (value: string) => void;
  /** The names of filters that a change here clears, for pages whose scripts have not come. */
  clears?: string;
  error?: string;
}

export function FormSelect(props: FormSelectProps) {
  const { label, name, value, empty, options, wordsOf, onChange, clears, error } = props;
  const id = useId();
  return (
    <LabelledField id={id} label={label} error={error}>
      <Select
        id={id}
        name={name}
        value={value}
        data-clears={clears}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      >
        {empty ? <option value="">{empty}</option> : null}
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsOf ? wordsOf(option) : option}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
