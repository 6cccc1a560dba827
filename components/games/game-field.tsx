'use client';

import { InputField } from '@/components/forms/input-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
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

export function GameField({ name, label, type = 'text', hint, form }: FieldProps) {
  return (
    <InputField
      label={label}
      error={form.errors[name]}
      hint={hint}
      type={type}
      inputMode={type === 'number' ? 'numeric' : undefined}
      {...form.register(name)}
    />
  );
}
