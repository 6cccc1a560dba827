'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { LabelledField } from '@/components/forms/input-field';
import { Select } from '@/components/ui/select';
import { translate } from '@/lib/platform/language/translate';
import { clientsQuery } from './clients-query';
import { texts } from './texts';

interface ClientSelectProps {
  coachId: number;
  value: string;
  error?: string;
  onChange: (id: string) => void;
}

/** Somebody of a coach's book. */
export function ClientSelect({ coachId, value, error, onChange }: ClientSelectProps) {
  const id = useId();
  const t = translate(texts);
  const { data: people, isPending } = useQuery(clientsQuery(coachId));
  return (
    <LabelledField
      id={id}
      label={t.client}
      hint={people?.length === 0 ? t.noClientYet : undefined}
      error={error}
    >
      <Select
        id={id}
        aria-busy={isPending}
        aria-describedby={`${id}-hint ${id}-error`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t.chooseClient}</option>
        {people?.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
