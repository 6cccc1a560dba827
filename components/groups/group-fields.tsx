'use client';

import { useId } from 'react';
import { InputField, LabelledField, TextareaField } from '@/components/forms/input-field';
import { MoreOptions } from '@/components/forms/more-options';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { SwitchField } from '@/components/forms/switch-field';
import type { ServerFormFields } from '@/components/forms/use-server-form';
import { Select } from '@/components/ui/select';
import {
  AUDIENCES,
  type Audience,
  CLUB_MEMBERS_MAX,
  GROUP_MEMBERS_DEFAULT,
  GROUP_MEMBERS_MAX,
  GROUP_MEMBERS_MIN,
} from '@/lib/groups/constants';
import { texts as sharedTexts } from '@/lib/groups/texts';
import { audienceWords } from '@/lib/groups/words';
import { translate } from '@/lib/platform/language/translate';
import type { SportDto } from '@/lib/sports/schema';
import { sportWords } from '@/lib/sports/words';
import { ClubFields } from './club-fields';
import { texts } from './texts';

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
  needsGuardian: boolean;
  isClub: boolean;
  joinsAtOnce: boolean;
  organisersWrite: boolean;
  isActive: boolean;
  /** Of the rule for missed games, which only an existing group has; empty: off. */
  missedMax: string;
  missedWeeks: string;
  waitWeeks: string;
  lateHours: string;
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
  needsGuardian: false,
  isClub: false,
  joinsAtOnce: false,
  organisersWrite: false,
  isActive: true,
  missedMax: '',
  missedWeeks: '',
  waitWeeks: '',
  lateHours: '',
};

export const GROUP_FIELDS = [
  'name',
  'description',
  'sportId',
  'maxMembers',
  'location',
  'audience',
  'isClub',
];

/** Fields with defaults. */
const FOLDED = ['description', 'maxMembers', 'location', 'audience', 'isClub'];

interface GroupFieldsProps {
  form: ServerFormFields<GroupValues>;
  /** The sport can be chosen only for a new group. */
  sports: SportDto[] | null;
  /** Shows all fields, for a group with values in them. */
  openAtFirst?: boolean;
}

export function GroupFields({ form, sports, openAtFirst }: GroupFieldsProps) {
  const t = translate(texts);
  const id = useId();
  const { errors, register } = form;
  return (
    <>
      <InputField label={t.name} error={errors.name} {...register('name')} />
      {sports ? (
        <LabelledField id={`${id}sport`} label={t.sport} error={errors.sportId}>
          <Select id={`${id}sport`} aria-describedby={`${id}sport-error`} {...register('sportId')}>
            <option value="">{t.chooseSport}</option>
            {sports.map((sport) => (
              <option key={sport.id} value={sport.id}>
                {sportWords(sport.name)}
              </option>
            ))}
          </Select>
        </LabelledField>
      ) : null}
      <MoreOptions fields={FOLDED} errors={errors} openAtFirst={openAtFirst}>
        <Options id={id} form={form} />
      </MoreOptions>
    </>
  );
}

type OptionsProps = Pick<GroupFieldsProps, 'form'> & { id: string };

function Options({ id, form }: OptionsProps) {
  const t = translate(texts);
  const { values, errors, change, register } = form;
  return (
    <>
      <TextareaField
        label={t.description}
        error={errors.description}
        rows={3}
        {...register('description')}
      />
      <InputField
        label={t.maximumMembers}
        error={errors.maxMembers}
        type="number"
        inputMode="numeric"
        min={GROUP_MEMBERS_MIN}
        max={values.isClub ? CLUB_MEMBERS_MAX : GROUP_MEMBERS_MAX}
        {...register('maxMembers')}
      />
      <PlaceCombobox
        id={`${id}location`}
        label={t.area}
        placeholder={t.ownArea}
        value={values.location}
        error={errors.location}
        onTextChange={(location) => change({ location })}
        onSelect={({ label }) => change({ location: label })}
      />
      <Rules id={id} form={form} />
      <ClubFields form={form} />
    </>
  );
}

function Rules({ id, form: { errors, register } }: OptionsProps) {
  const t = translate(texts);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 *:min-w-0">
        <LabelledField id={`${id}audience`} label={t.whoMayJoin} error={errors.audience}>
          <Select
            id={`${id}audience`}
            aria-describedby={`${id}audience-error`}
            {...register('audience')}
          >
            {AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {audienceWords(audience)}
              </option>
            ))}
          </Select>
        </LabelledField>
        <LabelledField id={`${id}visibility`} label={t.whoFindsIt}>
          <Select id={`${id}visibility`} {...register('visibility')}>
            <option value="public">{t.everyone}</option>
            <option value="private">{t.invitedOnly}</option>
          </Select>
        </LabelledField>
      </div>
      <SwitchField label={t.everyMemberCreatesGames} {...register('membersCanCreateGames')} />
      <SwitchField label={translate(sharedTexts).guardianNeeded} {...register('needsGuardian')} />
    </>
  );
}
