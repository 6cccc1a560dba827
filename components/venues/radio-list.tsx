import { type ReactNode, useId } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { NativeInput } from '@/components/ui/input';

interface RadioListProps<T extends string | number> {
  legend: string;
  options: { value: T; label: ReactNode }[];
  value: T | null;
  onChange: (value: T) => void;
  error?: string;
}

/** A single choice; each whole row is clickable. */
export function RadioList<T extends string | number>(props: RadioListProps<T>) {
  const { legend, options, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`} aria-invalid={error ? true : undefined}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${id}${option.value}`}
          className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-sm hover:bg-accent has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink"
        >
          <NativeInput
            type="radio"
            id={`${id}${option.value}`}
            name={`${id}choice`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="wrap-anywhere min-w-0">{option.label}</span>
        </label>
      ))}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}
