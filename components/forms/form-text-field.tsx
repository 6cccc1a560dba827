import { type ComponentProps, useId } from 'react';
import { Select } from '@/components/ui/select';
import { translate } from '@/lib/platform/language/translate';
import { InputField, LabelledField, TextareaField } from './input-field';
import { texts } from './texts';

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
