import { type ComponentProps, type ReactNode, useId } from 'react';
import { Switch } from '@/components/ui/switch';
import { FieldError } from './field-errors';

interface SwitchFieldProps extends ComponentProps<typeof Switch> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** A switch in a row with its label. Spread react-hook-form's `register` into it. */
export function SwitchField({ label, hint, error, ...props }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-sm">
          {label}
          {hint ? <span className="block text-muted-foreground">{hint}</span> : null}
        </span>
        <Switch
          id={id}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          {...props}
        />
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
