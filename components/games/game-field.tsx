'use client';

import { useId } from 'react';
import { LabelledField } from '@/components/forms/labelled-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { Input } from '@/components/ui/input';
import type { GameValues } from './game-values';

export interface GameFieldsProps {
  form: ServerFormFields<GameValues>;
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
export function GameField({ name, label, type = 'text', hint, form }: FieldProps) {
  const id = `${useId()}${name}`;
  return (
    <LabelledField id={id} label={label} error={form.errors[name]} hint={hint}>
      <Input
        id={id}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        aria-describedby={`${id}-error`}
        {...form.register(name)}
      />
    </LabelledField>
  );
}
