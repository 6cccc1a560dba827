import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Avatar } from '@/components/avatars/avatar';
import { FilePreview } from '@/components/forms/photo-field';
import { UploadStatus } from '@/components/forms/upload-status';
import type { Upload } from '@/components/forms/use-upload';
import { rich } from '@/components/language/rich';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportsQuery } from '@/components/sports/sport-select';
import { Textarea } from '@/components/ui/input';
import { isComposing } from '@/components/ui/is-composing';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { BIO_LENGTH_MAX } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import type { OnboardingDraft } from './draft';
import { StepFrame, type StepProps } from './step-frame';
import { texts } from './texts';
import { usePublicArea } from './use-location-field';

interface ProfilePreviewProps {
  user: CurrentUserDto;
  draft: OnboardingDraft;
  photo: File | null;
}

/** The profile as others will see it, updated while typing. */
function ProfilePreview({ user, draft, photo }: ProfilePreviewProps) {
  const area = usePublicArea(draft.point);
  const bio = draft.bio.trim();
  const t = translate(texts);
  return (
    <section aria-label={t.howOthersSeeYou} className="mt-6">
      <p aria-hidden className="mb-2.5 font-semibold text-sm">
        {t.howOthersSeeYou}
      </p>
      <div className="rounded-card border bg-card p-4 sm:bg-background">
        <div className="flex items-center gap-3.5">
          {photo ? (
            <FilePreview file={photo} className="size-14 shrink-0" />
          ) : (
            <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={56} />
          )}
          <div className="wrap-anywhere min-w-0">
            <p dir="auto" className="font-heading text-xl leading-tight">
              {user.name}
            </p>
            {area && (
              <p className="mt-0.5 flex items-center gap-1.5 text-muted-foreground text-sm">
                <LineIcon name="map-pin" className="size-3.5 shrink-0" />
                {area}
              </p>
            )}
          </div>
        </div>
        <SportBadges draft={draft} />
        {bio && (
          <p dir="auto" className="wrap-anywhere mt-3 whitespace-pre-line text-sm">
            {bio}
          </p>
        )}
      </div>
    </section>
  );
}

function SportBadges({ draft }: { draft: OnboardingDraft }) {
  const { data: sports = [] } = useQuery(sportsQuery);
  return (
    <ul aria-label={translate(texts).sports} className="mt-3 flex flex-wrap gap-1.5">
      {draft.sports.map(({ sportId, skillLevel }) => {
        const sport = sports.find(({ id }) => id === sportId);
        return (
          sport && (
            <li key={sportId} className="min-w-0">
              <SportBadge name={sport.name} level={skillLevel} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface AboutStepProps extends StepProps {
  user: CurrentUserDto;
  photo: File | null;
  /** The field of the bio, connected to the form. */
  bio: UseFormRegisterReturn<'bio'>;
  isSaving: boolean;
  upload: Upload;
  onBack: () => void;
  onComplete: () => Promise<void>;
}

export function AboutStep(props: AboutStepProps) {
  const { draft, errors, isArrival, user, photo, bio, isSaving, upload, onBack, onComplete } =
    props;
  const t = translate(texts);
  return (
    <StepFrame
      step={3}
      intro={t.aboutIntro}
      isArrival={isArrival}
      onSubmit={onComplete}
      onBack={onBack}
      isBusy={isSaving}
      status={<UploadStatus upload={upload} />}
    >
      <BioField field={bio} length={draft.bio.trim().length} error={errors.bio} />
      <ProfilePreview user={user} draft={draft} photo={photo} />
      <output className="sr-only">{isSaving ? t.saving : ''}</output>
    </StepFrame>
  );
}

interface BioFieldProps {
  field: UseFormRegisterReturn<'bio'>;
  length: number;
  error: string | undefined;
}

/** Text over the limit remains in the field to be shortened: truncating would silently drop the end of pasted text. */
function BioField({ field, length, error }: BioFieldProps) {
  const id = useId();
  const t = translate(texts);
  // Enter starts a new line here, so the shortcut known from chats submits.
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) {
      event.currentTarget.form?.requestSubmit();
    }
  }
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {rich(t.bio, {
          optional: (words) => <span className="font-aside text-muted-foreground">{words}</span>,
        })}
      </Label>
      <Textarea
        {...field}
        id={id}
        rows={5}
        onKeyDown={onKeyDown}
        placeholder={t.bioHint}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={`${id}count ${id}error`}
        className="min-h-36 scroll-mb-28"
      />
      <div className="flex items-start justify-between gap-4 text-sm">
        <p id={`${id}error`} role="alert" className="font-label text-destructive-ink">
          {error}
        </p>
        <p
          id={`${id}count`}
          className={cn(
            'shrink-0 tabular-nums',
            length > BIO_LENGTH_MAX ? 'font-strong text-destructive-ink' : 'text-muted-foreground',
          )}
        >
          <bdi>
            {length} / {BIO_LENGTH_MAX}
          </bdi>
          <span className="sr-only"> {t.characters}</span>
        </p>
      </div>
    </div>
  );
}
