'use client';

import { type ComponentProps, useId } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { FormTextField } from '@/components/forms/form-text-field';
import { LabelledField } from '@/components/forms/input-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { isComposing } from '@/components/ui/is-composing';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** The entries of a list, and typed text that is not added yet. */
interface TypedList {
  entries: string[];
  typed: string;
}

export const toTypedList = (entries: string[] = []): TypedList => ({ entries, typed: '' });

/** Includes text that was typed but not added with the plus button. */
export function entriesOf({ entries, typed }: TypedList): string[] {
  const entry = typed.trim();
  return entry && !entries.includes(entry) ? [...entries, entry] : entries;
}

interface ListFieldProps {
  label: string;
  placeholder: string;
  value: TypedList;
  onChange: (value: TypedList) => void;
  error?: string;
}

/** Entries are added with Enter or the plus button, trimmed, deduplicated and removable. */
export function ListField({ label, placeholder, value, onChange, error }: ListFieldProps) {
  const id = useId();
  const t = translate(texts);
  const { entries, typed } = value;
  const add = () => onChange(toTypedList(entriesOf(value)));
  return (
    <LabelledField id={id} label={label} error={error}>
      <div className="flex gap-2">
        <Input
          id={id}
          value={typed}
          aria-invalid={Boolean(error) || undefined}
          placeholder={placeholder}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange({ entries, typed: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="secondary"
          size="icon"
          aria-label={t.addToList({ list: label })}
          onClick={add}
        >
          <LineIcon name="plus" />
        </Button>
      </div>
      <ul aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
        {entries.map((entry) => (
          <li
            key={entry}
            className="inline-flex max-w-full items-center rounded-full bg-muted ps-3 text-sm"
          >
            <bdi className="wrap-anywhere">{entry}</bdi>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t.removeEntry({ entry })}
              onClick={() =>
                onChange({ typed, entries: entries.filter((other) => other !== entry) })
              }
            >
              <LineIcon name="x" />
            </Button>
          </li>
        ))}
      </ul>
    </LabelledField>
  );
}

/** A coach's own description: in the application, and later on their page. */
export interface CoachValues {
  hourlyRate: string;
  experience: string;
  location: string;
  bio: string;
  certifications: TypedList;
  specialties: TypedList;
}

/** A form that includes these values. */
interface CoachForm {
  values: CoachValues;
  errors: FieldErrors;
  change: (part: Partial<CoachValues>) => void;
}

type CoachTextFieldProps = Omit<
  ComponentProps<typeof FormTextField>,
  'value' | 'onChange' | 'error'
> & { form: CoachForm; name: 'hourlyRate' | 'experience' | 'location' | 'bio' };

export function CoachTextField({ form, name, ...field }: CoachTextFieldProps) {
  return (
    <FormTextField
      {...field}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(text) => form.change({ [name]: text })}
    />
  );
}

interface CoachListFieldProps {
  form: CoachForm;
  name: 'certifications' | 'specialties';
  placeholder: string;
}

export function CoachListField({ form, name, placeholder }: CoachListFieldProps) {
  return (
    <ListField
      label={translate(texts)[name]}
      placeholder={placeholder}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(list) => form.change({ [name]: list })}
    />
  );
}
