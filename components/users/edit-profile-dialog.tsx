'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { FieldError } from '@/components/forms/field-error';
import { checkInput, type FieldErrors, refusalOf } from '@/components/forms/field-errors';
import { FormDialog } from '@/components/forms/form-dialog';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { GenderField } from '@/components/onboarding/gender-field';
import { UseCurrentButton } from '@/components/onboarding/use-current-button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import type { GeoPoint } from '@/lib/geo/point';
import { ApiError, api } from '@/lib/http/client';
import { BIO_LENGTH_MAX, GENDERS } from '@/lib/users/constants';
import { updateProfileSchema } from '@/lib/users/schema/profile';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';

interface EditProfileDialogProps extends DialogProps {
  profile: OwnProfileDto;
}

const FIELDS = ['name', 'username', 'bio', 'location', 'gender'] as const;
type Values = Record<(typeof FIELDS)[number], string> & { point: GeoPoint | null };

function toValues({ name, username, bio, location, gender }: OwnProfileDto): Values {
  return {
    name,
    username,
    bio: bio ?? '',
    location: location ?? '',
    gender: gender ?? '',
    point: null,
  };
}

export function EditProfileDialog({ profile, ...dialog }: EditProfileDialogProps) {
  const { values, change, errors, busy, save } = useProfileForm(profile, () =>
    dialog.onOpenChange(false),
  );
  const id = useId();
  return (
    <FormDialog
      {...dialog}
      title="Edit Profile"
      submit="Save"
      busy={busy}
      error={errors.form}
      onSubmit={() => save()}
    >
      <TextInput
        id={`${id}name`}
        label="Name"
        value={values.name}
        error={errors.name}
        autoComplete="name"
        onChange={(name) => change({ name })}
      />
      <TextInput
        id={`${id}username`}
        label="Username"
        value={values.username}
        error={errors.username}
        autoComplete="off"
        onChange={(username) => change({ username })}
      />
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Label htmlFor={`${id}bio`}>Bio</Label>
          <p id={`${id}bio-count`} className="text-muted-foreground text-xs tabular-nums">
            {values.bio.trim().length} / {BIO_LENGTH_MAX}
            <span className="sr-only"> characters</span>
          </p>
        </div>
        <Textarea
          id={`${id}bio`}
          value={values.bio}
          onChange={(event) => change({ bio: event.target.value })}
          aria-invalid={errors.bio ? true : undefined}
          aria-describedby={`${id}bio-error ${id}bio-count`}
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
        error={errors.gender}
      />
    </FormDialog>
  );
}

function useProfileForm(profile: OwnProfileDto, onSaved: () => void) {
  const router = useRouter();
  const [initial, setInitial] = useState(() => toValues(profile));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function save() {
    // Only the changed fields: an unset username is displayed as a fallback that must not be saved.
    const changed: Record<string, unknown> = {};
    for (const field of FIELDS)
      if (values[field] !== initial[field]) changed[field] = values[field];
    if (changed.location !== undefined) Object.assign(changed, values.point);
    const { input, problems } = checkInput(updateProfileSchema, changed);
    setErrors(problems ?? {});
    if (!input) return;
    setBusy(true);
    try {
      await api('PUT /api/users/{id}', { params: { id: profile.id }, body: input });
      setInitial({ ...values, point: null });
      toast({ title: 'Profile updated' });
      router.refresh();
      onSaved();
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409;
      const refusal = refusalOf(error, FIELDS, 'Failed to update profile');
      // The only conflict a profile can have.
      setErrors(isTaken ? { username: refusal.form } : refusal);
    } finally {
      setBusy(false);
    }
  }
  const change = (next: Partial<Values>) => setValues((before) => ({ ...before, ...next }));
  return { values, change, errors, busy, save };
}

interface LocationInputProps {
  id: string;
  location: string;
  error: string | undefined;
  onChange: (change: Pick<Values, 'location' | 'point'>) => void;
}

function LocationInput({ id, location, error, onChange }: LocationInputProps) {
  return (
    <div className="-mt-3 grid gap-1.5">
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor={id}>Location</Label>
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
        Others see the area only, never the exact spot.
      </p>
    </div>
  );
}

interface TextInputProps {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: string;
  onChange: (value: string) => void;
}

function TextInput({ id, label, value, error, autoComplete, onChange }: TextInputProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
