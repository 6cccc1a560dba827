'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { api } from '@/lib/http/client';
import type { NearbyVenueDto } from '@/lib/venues/schema';
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
  name: Exclude<TextKey, 'audience' | 'scope'>;
  label: string;
  type?: 'text' | 'date' | 'time' | 'number';
  hint?: string;
}

/** One text control of the form, its sentence below it. */
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

export function GameFields(props: GameFieldsProps) {
  const { values, errors, change } = props;
  const id = useId();
  return (
    <>
      <GameField {...props} name="title" label="Title" />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField {...props} name="date" label="Date" type="date" />
        <GameField {...props} name="time" label="Time" type="time" />
        <GameField {...props} name="durationMinutes" label="Minutes" type="number" />
      </div>
      <PlaceFields {...props} />
      <div className="grid grid-cols-2 gap-4 *:min-w-0 sm:grid-cols-3">
        <GameField {...props} name="maxPlayers" label="Max players" type="number" />
        <GameField {...props} name="minPlayers" label="Min players" type="number" />
        <GameField {...props} name="guestsMax" label="Guests each" type="number" />
      </div>
      <LabelledField id={`${id}about`} label="Description (optional)" error={errors.description}>
        <Textarea
          id={`${id}about`}
          rows={3}
          value={values.description}
          aria-describedby={`${id}about-error`}
          onChange={(event) => change({ description: event.target.value })}
        />
      </LabelledField>
    </>
  );
}

/** A venue of the map, or any place in words. */
function PlaceFields(props: GameFieldsProps) {
  const { values, errors, change } = props;
  const id = useId();
  const { data: venues = [] } = useQuery({
    queryKey: ['venues', 'for-games'],
    queryFn: ({ signal }) =>
      api<NearbyVenueDto[]>('/api/venues/nearby?radius=50&limit=100', { signal }),
  });
  function choose(venueId: string): void {
    const venue = venues.find((one) => String(one.id) === venueId);
    change({ venueId, location: venue ? `${venue.name}, ${venue.address}` : values.location });
  }
  return (
    <>
      <LabelledField id={`${id}venue`} label="Venue" error={errors.venueId}>
        <Select
          id={`${id}venue`}
          value={values.venueId}
          aria-describedby={`${id}venue-error`}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Another place</option>
          {values.venueId && !venues.some((venue) => String(venue.id) === values.venueId) ? (
            <option value={values.venueId}>{values.location}</option>
          ) : null}
          {venues.map((venue) => (
            <option key={venue.id} value={venue.id}>
              {venue.name}
              {venue.area ? `, ${venue.area}` : ''}
            </option>
          ))}
        </Select>
      </LabelledField>
      <GameField {...props} name="location" label="Location" />
      {values.venueId ? null : (
        <>
          <label
            htmlFor={`${id}private`}
            className="flex min-h-11 items-center justify-between gap-4"
          >
            <span className="text-sm">A private address: only players see it</span>
            <Switch
              id={`${id}private`}
              checked={values.isPrivateAddress}
              onChange={(event) => change({ isPrivateAddress: event.target.checked })}
            />
          </label>
          {values.isPrivateAddress ? (
            <GameField
              {...props}
              name="area"
              label="Area that everybody sees (optional)"
              hint="Left empty: the area of the group."
            />
          ) : null}
        </>
      )}
    </>
  );
}
