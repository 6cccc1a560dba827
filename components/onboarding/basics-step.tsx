import { Avatar } from '@/components/avatars/avatar';
import { PhotoField, PROFILE_PHOTO_RULES } from '@/components/forms/photo-field';
import { translate } from '@/lib/platform/language/translate';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { GenderField } from './gender-field';
import { LocationField } from './location-field';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { texts } from './texts';
import { useLocationField } from './use-location-field';

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
  const t = translate(texts);

  async function next() {
    if (await location.settle()) onNext();
  }

  return (
    <StepFrame
      step={1}
      intro={t.welcome({ person: user.name })}
      isArrival={isArrival}
      onSubmit={() => next()}
      missing={missingSentence(draft.gender !== null, draft.location.trim() !== '')}
      isBusy={location.isSettling}
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
