import { type ComponentProps, useId } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';

interface FormTextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'> {
  label: string;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  rows?: number;
}

/** A labelled text field with its error below; a textarea when `rows` is given. */
export function FormTextField(props: FormTextFieldProps) {
  const { label, optional, value, onChange, error, rows, ...rest } = props;
  const id = useId();
  const shared = {
    id,
    value,
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}error`,
  } as const;
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional ? <span className="font-aside text-muted-foreground"> (optional)</span> : null}
      </Label>
      {rows ? (
        <Textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input {...shared} {...rest} onChange={(event) => onChange(event.target.value)} />
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </div>
  );
}
