import { type KeyboardEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { UploadStatus } from '@/components/forms/upload-status';
import type { Upload } from '@/components/forms/use-upload';
import { rich } from '@/components/language/rich';
import { isComposing } from '@/components/ui/is-composing';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { BIO_LENGTH_MAX } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { ProfilePreview } from './profile-preview';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { texts } from './texts';

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
