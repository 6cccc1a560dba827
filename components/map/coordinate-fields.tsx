'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';
import { texts } from './texts';

const FIELDS = { latitude: latitudeParam, longitude: longitudeParam } as const;

interface CoordinateFieldsProps {
  point: GeoPoint | null;
  onChange: (point: GeoPoint) => void;
}

interface Draft {
  latitude: string;
  longitude: string;
}

/** The pin's coordinates, editable. */
export function CoordinateFields({ point, onChange }: CoordinateFieldsProps) {
  const t = translate(texts);
  const id = useId();
  // Text being typed, until it is a valid point; then the pin's own coordinates are shown.
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = draft ?? {
    latitude: point ? String(point.latitude) : '',
    longitude: point ? String(point.longitude) : '',
  };

  function type(name: keyof Draft, text: string) {
    const next = { ...shown, [name]: text.trim() };
    const latitude = latitudeParam.safeParse(next.latitude);
    const longitude = longitudeParam.safeParse(next.longitude);
    setDraft(next);
    if (latitude.success && longitude.success) {
      onChange({ latitude: latitude.data, longitude: longitude.data });
    }
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['latitude', 'longitude'] as const).map((name) => {
        const problem = shown[name] === '' ? null : FIELDS[name].safeParse(shown[name]).error;
        return (
          <div key={name} className="grid content-start gap-1.5">
            <Label htmlFor={`${id}${name}`}>{t[name]}</Label>
            <Input
              id={`${id}${name}`}
              inputMode="decimal"
              autoComplete="off"
              value={shown[name]}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}${name}error`}
              onChange={(event) => type(name, event.target.value)}
              onBlur={() => {
                if (!problem && shown.latitude !== '' && shown.longitude !== '') setDraft(null);
              }}
            />
            <FieldError id={`${id}${name}error`}>{problem?.issues[0]?.message}</FieldError>
          </div>
        );
      })}
    </div>
  );
}
