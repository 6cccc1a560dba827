import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { LabelledField } from './labelled-field';

interface FormSelectProps {
  label: string;
  name?: string;
  value: string;
  /** The label of the empty option; none by default. */
  empty?: string;
  options: readonly string[];
  /** The words of an option; by default the option itself. */
  wordsOf?: (value: string) => string;
  onChange: (value: string) => void;
  /** The filters that a change here clears, for pages without scripts. */
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
