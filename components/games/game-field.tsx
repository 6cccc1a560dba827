'use client';

import { useId } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import type { GameValues } from './game-values';

export interface GameFieldsProps {
  values: GameValues;
  errors: FieldErrors;
  change: (change: Partial<GameValues>) => void;
}

type TextKey = {
  [K in keyof GameValues]: GameValues[K] extends string ? K : never;
}[keyof GameValues];

interface FieldProps extends GameFieldsProps {
  name: Exclude<TextKey, 'audience' | 'scope' | 'place'>;
  label: string;
  type?: 'text' | 'date' | 'time' | 'number';
  hint?: string;
}

/** A text control of the form with its error below. */
export function GameField({
  name,
  label,
  type = 'text',
  hint,
  values,
  errors,
  change,
}: FieldProps) {
  const id = `${useId()}${name}`;
  return (
    <LabelledField id={id} label={label} error={errors[name]} hint={hint}>
      <Input
        id={id}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        value={values[name]}
        aria-invalid={Boolean(errors[name]) || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </LabelledField>
  );
}
