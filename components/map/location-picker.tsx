'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { latitudeParam, longitudeParam } from '@/lib/platform/validation/numbers';
import { ZOOM_PICKER } from './map-types';
import { MapView } from './map-view';
import { PlaceSearchBox } from './place-search-box';
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
function CoordinateFields({ point, onChange }: CoordinateFieldsProps) {
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

interface LocationPickerProps extends DialogProps {
  title: string;
  /** The current place, or null. */
  value: GeoPoint | null;
  /** Where the map opens without one. */
  centre: GeoPoint;
  onConfirm: (point: GeoPoint) => void;
}

/** Chooses a point by search, by clicking the map, by moving its pin, or by typing coordinates. */
export function LocationPicker(props: LocationPickerProps) {
  const { title, open, onOpenChange, onClosed } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent onCloseAutoFocus={onClosed} className="gap-4 sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{translate(texts).pickerHint}</DialogDescription>
        </DialogHeader>
        <Picker {...props} />
      </DialogContent>
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts with the form's current value. */
function Picker({ value, centre, onConfirm, onOpenChange }: LocationPickerProps) {
  const t = translate(texts);
  const [point, setPoint] = useState<GeoPoint | null>(value);
  const [focus, setFocus] = useState<{ point: GeoPoint; zoom?: number } | null>(null);
  const [missing, setMissing] = useState(false);

  function choose(next: GeoPoint) {
    setPoint(next);
    setMissing(false);
  }
  function go(next: GeoPoint) {
    choose(next);
    setFocus({ point: next });
  }
  function confirm() {
    if (!point) {
      setMissing(true);
      toast({ variant: 'destructive', title: t.placeMissing });
      return;
    }
    onConfirm(point);
    toast({ title: t.placeSelected });
    onOpenChange(false);
  }
  return (
    <>
      <PlaceSearchBox near={point ?? centre} onFound={go} />
      <MapView
        label={t.pickerMap}
        centre={value ?? centre}
        zoom={ZOOM_PICKER}
        focus={focus}
        point={point}
        onPointChange={choose}
        className="h-[min(22rem,33dvh)]"
      />
      <CoordinateFields point={point} onChange={go} />
      <AlertLine>{missing ? t.placeMissing : null}</AlertLine>
      <DialogFooter>
        <Button variant="secondary" size="lg" onClick={() => onOpenChange(false)}>
          {t.cancel}
        </Button>
        <Button size="lg" onClick={confirm}>
          {t.confirm}
        </Button>
      </DialogFooter>
    </>
  );
}
