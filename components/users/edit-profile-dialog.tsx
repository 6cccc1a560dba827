'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { InputField } from '@/components/forms/input-field';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { useServerForm } from '@/components/forms/use-server-form';
import { useRouter } from '@/components/layout/use-router';
import { GenderField } from '@/components/onboarding/level-choice';
import { UseCurrentButton } from '@/components/onboarding/use-current-button';
import { NativeInput, Textarea } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { DialogProps } from '@/components/ui/use-dialog';
import { weekdayWords } from '@/lib/platform/calendar/week';
import { weekdaysHere } from '@/lib/platform/calendar/weekdays';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { ApiError, api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { BIO_LENGTH_MAX, DAY_PARTS, GENDER_WAIT_DAYS, GENDERS } from '@/lib/users/constants';
import { slotBit } from '@/lib/users/policy';
import { updateProfileSchema } from '@/lib/users/schema/profile';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';
import { texts } from './texts';

interface EditProfileDialogProps extends DialogProps {
  profile: OwnProfileDto;
}

const FIELDS = ['name', 'username', 'bio', 'location', 'gender'] as const;
type Values = Record<(typeof FIELDS)[number], string> & {
  point: GeoPoint | null;
  availability: number;
};

function toValues({ name, username, bio, location, gender, availability }: OwnProfileDto): Values {
  return {
    name,
    username,
    bio: bio ?? '',
    location: location ?? '',
    gender: gender ?? '',
    point: null,
    availability,
  };
}

export function EditProfileDialog({ profile, ...dialog }: EditProfileDialogProps) {
  const form = useProfileForm(profile, () => dialog.onOpenChange(false));
  const { values, change, register, errors } = form;
  const t = translate(texts);
  const id = useId();
  return (
    <FormDialog {...dialog} {...form.dialog} title={t.editProfile} submit={t.save}>
      <InputField
        label={t.nameLabel}
        autoComplete="name"
        error={errors.name}
        {...register('name')}
      />
      <InputField
        label={t.username}
        autoComplete="off"
        error={errors.username}
        {...register('username')}
      />
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={`${id}bio`}>{t.bio}</Label>
          <p id={`${id}bio-count`} className="text-muted-foreground text-xs tabular-nums">
            <bdi>
              {values.bio.trim().length} / {BIO_LENGTH_MAX}
            </bdi>
            <span className="sr-only"> {t.characters}</span>
          </p>
        </div>
        <Textarea
          id={`${id}bio`}
          aria-invalid={errors.bio ? true : undefined}
          aria-describedby={`${id}bio-error ${id}bio-count`}
          {...register('bio')}
        />
        <FieldError id={`${id}bio-error`}>{errors.bio}</FieldError>
      </div>
      <LocationInput
        id={`${id}location`}
        location={values.location}
        error={errors.location ?? errors.latitude}
        onChange={change}
      />
      <GenderField
        value={GENDERS.find((gender) => gender === values.gender) ?? null}
        onChange={(gender) => change({ gender })}
        hint={genderHint(profile, values.gender)}
        error={errors.gender}
      />
      <AvailabilityField
        value={values.availability}
        onChange={(availability) => change({ availability })}
      />
    </FormDialog>
  );
}

/** Explains the effect of choosing another gender, or since when the chosen one counts. */
function genderHint({ gender, genderCountsFrom }: OwnProfileDto, chosen: string): string | null {
  const t = translate(texts);
  if (gender !== null && chosen !== gender) return t.genderWillCount({ days: GENDER_WAIT_DAYS });
  return genderCountsFrom && t.genderCounts({ from: genderCountsFrom });
}

function useProfileForm(profile: OwnProfileDto, onSaved: () => void) {
  const t = translate(texts);
  const router = useRouter();
  const [initial, setInitial] = useState(() => toValues(profile));
  return useServerForm({
    schema: updateProfileSchema,
    values: initial,
    fields: FIELDS,
    draft: 'profile',
    // Only the changed fields: an unset username is displayed as a fallback that must not be saved.
    toBody: (values) => {
      const changed = FIELDS.filter((field) => values[field] !== initial[field]);
      return {
        ...Object.fromEntries(changed.map((field) => [field, values[field]])),
        ...(changed.includes('location') && values.point),
        ...(values.availability !== initial.availability && { availability: values.availability }),
      };
    },
    send: (body) => api('PUT /api/users/{id}', { params: { id: profile.id }, body }),
    done: t.profileUpdated,
    failed: t.profileFailed,
    // The only conflict a profile can have.
    checkRefusal: (found, error) =>
      error instanceof ApiError && error.status === 409 ? { username: found.form } : found,
    onDone: (_answer, saved) => {
      setInitial(saved);
      router.refresh();
      onSaved();
    },
  });
}

interface LocationInputProps {
  id: string;
  location: string;
  error: string | undefined;
  onChange: (change: Pick<Values, 'location' | 'point'>) => void;
}

function LocationInput({ id, location, error, onChange }: LocationInputProps) {
  const t = translate(texts);
  return (
    <div className="-mt-3 grid gap-1.5">
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor={id}>{t.location}</Label>
        <UseCurrentButton onLocated={onChange} />
      </div>
      <PlaceCombobox
        id={id}
        value={location}
        onTextChange={(text) => onChange({ location: text, point: null })}
        onSelect={({ label, latitude, longitude }) =>
          onChange({ location: label, point: { latitude, longitude } })
        }
        describedBy={`${id}-hint`}
        error={error}
      />
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        {t.areaOnly}
      </p>
    </div>
  );
}

interface AvailabilityFieldProps {
  /** One bit for each part of the week. */
  value: number;
  onChange: (value: number) => void;
}

/** The week as a grid of checkboxes: mornings, afternoons and evenings. */
function AvailabilityField({ value, onChange }: AvailabilityFieldProps) {
  const t = translate(texts);
  return (
    <fieldset aria-describedby="availability-hint">
      <legend className="font-semibold text-sm">{t.availability}</legend>
      <p id="availability-hint" className="text-muted-foreground text-sm">
        {t.availabilityHint}
      </p>
      <table className="mt-2 w-full table-fixed text-sm">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.day}</span>
            </th>
            {DAY_PARTS.map((part) => (
              <th
                key={part}
                scope="col"
                className="wrap-anywhere px-0.5 pb-1 font-normal text-muted-foreground text-xs"
              >
                {t[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdaysHere().map((weekday) => (
            <tr key={weekday} className="border-t">
              <th scope="row" className="wrap-anywhere text-start font-normal text-sm">
                {weekdayWords(weekday)}
              </th>
              {DAY_PARTS.map((part) => {
                const bit = slotBit(weekday - 1, part);
                return (
                  <td key={part} className="p-0 text-center">
                    <label className="inline-grid size-11 cursor-pointer place-items-center rounded-control hover:bg-accent">
                      <NativeInput
                        type="checkbox"
                        aria-label={t.dayAndPart({ day: weekdayWords(weekday), part: t[part] })}
                        checked={(value & bit) !== 0}
                        onChange={() => onChange(value ^ bit)}
                        className="size-5 cursor-pointer accent-primary"
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
