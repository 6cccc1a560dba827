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
  /** Has digits after the point. */
  isAmount?: boolean;
}

export function GameField({ name, label, type = 'text', hint, isAmount, form }: FieldProps) {
  return (
    <InputField
      label={label}
      error={form.errors[name]}
      hint={hint}
      type={type}
      inputMode={isAmount ? 'decimal' : type === 'number' ? 'numeric' : undefined}
      step={isAmount ? 'any' : undefined}
      {...form.register(name)}
    />
  );
}
