import { useId } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { NativeInput } from '@/components/ui/native-input';

interface CheckGroupProps {
  legend: string;
  options: readonly { value: string; label: string; emoji?: string }[];
  value: string[];
  onChange: (value: string[]) => void;
  error?: string;
}

/** Multiple choice, as chips that are native checkboxes. */
export function CheckGroup({ legend, options, value, onChange, error }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}error`}>
      <legend className="mb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            htmlFor={`${id}${index}`}
            className="wrap-anywhere relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border border-input bg-card px-3.5 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-strong has-checked:text-primary-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-solid has-focus-visible:outline-offset-2"
          >
            <NativeInput
              type="checkbox"
              id={`${id}${index}`}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, option.value]
                    : value.filter((name) => name !== option.value),
                )
              }
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.emoji ? <span aria-hidden>{option.emoji}</span> : null}
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </fieldset>
  );
}
