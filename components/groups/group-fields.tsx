'use client';

import { useId } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { LabelledField } from '@/components/forms/labelled-field';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import {
  AUDIENCE_LABELS,
  AUDIENCES,
  type Audience,
  GROUP_MEMBERS_DEFAULT,
  GROUP_MEMBERS_MAX,
  GROUP_MEMBERS_MIN,
} from '@/lib/groups/constants';
import type { SportDto } from '@/lib/sports/schema';

export interface GroupValues {
  name: string;
  description: string;
  /** The value of the select; empty until chosen. */
  sportId: string;
  maxMembers: string;
  location: string;
  visibility: 'public' | 'private';
  audience: Audience;
  membersCanCreateGames: boolean;
  isActive: boolean;
}

export const EMPTY_GROUP: GroupValues = {
  name: '',
  description: '',
  sportId: '',
  maxMembers: String(GROUP_MEMBERS_DEFAULT),
  location: '',
  visibility: 'public',
  audience: 'all',
  membersCanCreateGames: false,
  isActive: true,
};

export const GROUP_FIELDS = [
  'name',
  'description',
  'sportId',
  'maxMembers',
  'location',
  'audience',
];

interface GroupFieldsProps {
  values: GroupValues;
  errors: FieldErrors;
  change: (change: Partial<GroupValues>) => void;
  /** The sport can be chosen only for a new group. */
  sports: SportDto[] | null;
}

export function GroupFields({ values, errors, change, sports }: GroupFieldsProps) {
  const id = useId();
  return (
    <>
      <LabelledField id={`${id}name`} label="Name" error={errors.name}>
        <Input
          id={`${id}name`}
          value={values.name}
          aria-invalid={Boolean(errors.name) || undefined}
          aria-describedby={`${id}name-error`}
          onChange={(event) => change({ name: event.target.value })}
        />
      </LabelledField>
      <LabelledField id={`${id}description`} label="Description" error={errors.description}>
        <Textarea
          id={`${id}description`}
          rows={3}
          value={values.description}
          aria-invalid={Boolean(errors.description) || undefined}
          aria-describedby={`${id}description-error`}
          onChange={(event) => change({ description: event.target.value })}
        />
      </LabelledField>
      <div className="grid gap-5 sm:grid-cols-2 *:min-w-0">
        {sports ? (
          <LabelledField id={`${id}sport`} label="Sport" error={errors.sportId}>
            <Select
              id={`${id}sport`}
              value={values.sportId}
              aria-invalid={Boolean(errors.sportId) || undefined}
              aria-describedby={`${id}sport-error`}
              onChange={(event) => change({ sportId: event.target.value })}
            >
              <option value="">Choose a sport</option>
              {sports.map((sport) => (
                <option key={sport.id} value={sport.id}>
                  {sport.name}
                </option>
              ))}
            </Select>
          </LabelledField>
        ) : null}
        <LabelledField id={`${id}max`} label="Maximum members" error={errors.maxMembers}>
          <Input
            id={`${id}max`}
            type="number"
            inputMode="numeric"
            min={GROUP_MEMBERS_MIN}
            max={GROUP_MEMBERS_MAX}
            value={values.maxMembers}
            aria-invalid={Boolean(errors.maxMembers) || undefined}
            aria-describedby={`${id}max-error`}
            onChange={(event) => change({ maxMembers: event.target.value })}
          />
        </LabelledField>
      </div>
      <PlaceCombobox
        id={`${id}location`}
        label="Area (optional)"
        placeholder="Your own area"
        value={values.location}
        error={errors.location}
        onTextChange={(location) => change({ location })}
        onSelect={({ label }) => change({ location: label })}
      />
      <Rules id={id} values={values} errors={errors} change={change} />
    </>
  );
}

type RulesProps = Omit<GroupFieldsProps, 'sports'> & { id: string };

function Rules({ id, values, errors, change }: RulesProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 *:min-w-0">
        <LabelledField id={`${id}audience`} label="Who may join" error={errors.audience}>
          <Select
            id={`${id}audience`}
            value={values.audience}
            aria-describedby={`${id}audience-error`}
            // The options below are the only possible values.
            onChange={(event) => change({ audience: event.target.value as Audience })}
          >
            {AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {AUDIENCE_LABELS[audience]}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}visibility`} label="Who finds it">
          <Select
            id={`${id}visibility`}
            value={values.visibility}
            // As above.
            onChange={(event) =>
              change({ visibility: event.target.value as GroupValues['visibility'] })
            }
          >
            <option value="public">Everyone</option>
            <option value="private">Invited people only</option>
          </Select>
        </LabelledField>
      </div>
      <label htmlFor={`${id}games`} className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-sm">Every member may create games</span>
        <Switch
          id={`${id}games`}
          checked={values.membersCanCreateGames}
          onChange={(event) => change({ membersCanCreateGames: event.target.checked })}
        />
      </label>
    </>
  );
}
