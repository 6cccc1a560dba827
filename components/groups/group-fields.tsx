'use client';

import { useId } from 'react';
import { InputField, TextareaField } from '@/components/forms/input-field';
import { LabelledField } from '@/components/forms/labelled-field';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
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
  form: ServerFormFields<GroupValues>;
  /** The sport can be chosen only for a new group. */
  sports: SportDto[] | null;
}

export function GroupFields({ form, sports }: GroupFieldsProps) {
  const id = useId();
  const { values, errors, change, register } = form;
  return (
    <>
      <InputField label="Name" error={errors.name} {...register('name')} />
      <TextareaField
        label="Description"
        error={errors.description}
        rows={3}
        {...register('description')}
      />
      <div className="grid gap-5 sm:grid-cols-2 *:min-w-0">
        {sports ? (
          <LabelledField id={`${id}sport`} label="Sport" error={errors.sportId}>
            <Select
              id={`${id}sport`}
              aria-describedby={`${id}sport-error`}
              {...register('sportId')}
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
        <InputField
          label="Maximum members"
          error={errors.maxMembers}
          type="number"
          inputMode="numeric"
          min={GROUP_MEMBERS_MIN}
          max={GROUP_MEMBERS_MAX}
          {...register('maxMembers')}
        />
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
      <Rules id={id} form={form} />
    </>
  );
}

type RulesProps = Omit<GroupFieldsProps, 'sports'> & { id: string };

function Rules({ id, form: { errors, register } }: RulesProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 *:min-w-0">
        <LabelledField id={`${id}audience`} label="Who may join" error={errors.audience}>
          <Select
            id={`${id}audience`}
            aria-describedby={`${id}audience-error`}
            {...register('audience')}
          >
            {AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {AUDIENCE_LABELS[audience]}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}visibility`} label="Who finds it">
          <Select id={`${id}visibility`} {...register('visibility')}>
            <option value="public">Everyone</option>
            <option value="private">Invited people only</option>
          </Select>
        </LabelledField>
      </div>
      <label htmlFor={`${id}games`} className="flex min-h-11 items-center justify-between gap-4">
        <span className="text-sm">Every member may create games</span>
        <Switch id={`${id}games`} {...register('membersCanCreateGames')} />
      </label>
    </>
  );
}
