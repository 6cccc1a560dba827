import { PhotoField, PROFILE_PHOTO_RULES } from '@/components/forms/photo-field';
import { Avatar } from '@/components/layout/avatar';
import { isolate } from '@/lib/platform/validation/isolate';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { GenderField } from './gender-field';
import { LocationField } from './location-field';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useLocationField } from './use-location-field';

const PHOTO_SIZE_PX = 96;

interface BasicsStepProps extends StepProps {
  user: CurrentUserDto;
  photo: File | null;
  onPhotoChange: (photo: File | null) => void;
  onNext: () => void;
}

export function BasicsStep(props: BasicsStepProps) {
  const { draft, change, errors, isArrival, user, photo, onPhotoChange, onNext } = props;
  const location = useLocationField({ draft, change });

  async function next() {
    if (await location.settle()) onNext();
  }

  return (
    <StepFrame
      step={1}
      intro={`Welcome, ${isolate(user.name)}. A few facts, so that people nearby can find you.`}
      isArrival={isArrival}
      onSubmit={() => next()}
      missing={missingSentence(draft.gender !== null, draft.location.trim() !== '')}
      isBusy={location.isSettling}
    >
      <div className="grid gap-7">
        <PhotoField
          label="Profile photo"
          hint="Optional. JPG, PNG or GIF, up to 5 MB."
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
  if (hasGender) return 'Your location is missing';
  return hasLocation ? 'Your gender is missing' : 'Gender and location come first';
}
