import { type Ref, useId, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { BirthYearField } from '@/components/forms/birth-year-field';
import { PhotoField, PROFILE_PHOTO_RULES } from '@/components/forms/photo-field';
import { PlaceCombobox } from '@/components/forms/place-combobox';
import { rich } from '@/components/language/rich';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { translate } from '@/lib/platform/language/translate';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import type { OnboardingDraft } from './draft';
import { GenderField } from './level-choice';
import { StepFrame, type StepProps } from './step-frame';
import { texts } from './texts';
import { useBirthYear } from './use-birth-year';
import { UseCurrentButton } from './use-current-button';
import { toLocation, useLocationField, usePublicArea } from './use-location-field';

interface LocationFieldProps {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
  error?: string;
  inputRef: Ref<HTMLInputElement>;
}

function LocationField({ draft, change, error, inputRef }: LocationFieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className="-mt-3 grid gap-1.5">
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <Label htmlFor={id}>{translate(texts).location}</Label>
        <UseCurrentButton onLocated={change} />
      </div>
      <PlaceCombobox
        id={id}
        ref={inputRef}
        value={draft.location}
        onTextChange={(location) => change({ location, point: null })}
        onSelect={(place) => change(toLocation(place))}
        error={error}
        describedBy={hintId}
        required
      />
      <PrivacyHint id={hintId} point={draft.point} />
    </div>
  );
}

/** The place name that others see; never the exact point. */
function PrivacyHint({ id, point }: { id: string; point: GeoPoint | null }) {
  const t = translate(texts);
  const area = usePublicArea(point);
  return (
    <p id={id} className="flex items-start gap-2 text-muted-foreground text-sm">
      <LineIcon name="eye-off" className="mt-1 size-3.5 shrink-0" />
      <span>
        {area
          ? rich(t.othersSee, {
              area: <bdi className="font-semibold text-foreground">{area}</bdi>,
            })
          : t.othersSeeArea}
      </span>
    </p>
  );
}

const PHOTO_SIZE_PX = 96;
const MEGABYTE = 1024 * 1024;

interface BasicsStepProps extends StepProps {
  user: CurrentUserDto;
  photo: File | null;
  onPhotoChange: (photo: File | null) => void;
  onNext: () => void;
}

export function BasicsStep(props: BasicsStepProps) {
  const { draft, change, errors, isArrival, user, photo, onPhotoChange, onNext } = props;
  const location = useLocationField({ draft, change });
  const year = useBirthYear(user.id);
  const [statedYear, setStatedYear] = useState<string | null>(null);
  const t = translate(texts);

  async function next() {
    if (!(await location.settle())) return;
    if (user.lacksBirthYear && draft.birthYear !== statedYear) {
      if (!(await year.state(draft.birthYear))) return;
      setStatedYear(draft.birthYear);
    }
    onNext();
  }

  return (
    <StepFrame
      step={1}
      intro={t.welcome({ person: user.name })}
      isArrival={isArrival}
      onSubmit={() => next()}
      missing={missingSentence(draft.gender !== null, draft.location.trim() !== '')}
      isBusy={location.isSettling || year.busy}
    >
      <div className="grid gap-7">
        <PhotoField
          label={t.photo}
          hint={t.photoHint({ megabytes: PROFILE_PHOTO_BYTES_MAX / MEGABYTE })}
          rules={PROFILE_PHOTO_RULES}
          file={photo}
          onChange={onPhotoChange}
          placeholder={
            <Avatar
              id={user.id}
              name={user.name}
              imageUrl={user.profileImageUrl}
              size={PHOTO_SIZE_PX}
            />
          }
        />
        <GenderField
          value={draft.gender}
          onChange={(gender) => change({ gender })}
          error={errors.gender}
        />
        <LocationField
          draft={draft}
          change={change}
          error={errors.location ?? location.error}
          inputRef={location.inputRef}
        />
        {user.lacksBirthYear ? (
          <BirthYearField
            value={draft.birthYear}
            onChange={(event) => change({ birthYear: event.target.value })}
            error={year.error}
          />
        ) : null}
      </div>
    </StepFrame>
  );
}

function missingSentence(hasGender: boolean, hasLocation: boolean): string | null {
  if (hasGender && hasLocation) return null;
  const t = translate(texts);
  if (hasGender) return t.locationMissing;
  return hasLocation ? t.genderMissing : t.bothMissing;
}
