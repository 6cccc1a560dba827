import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { rich } from '@/components/language/rich';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts as validationTexts } from '@/lib/platform/validation/texts';
import { BIO_LENGTH_MAX } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { texts as userTexts } from '@/lib/users/texts';
import { texts } from './member-texts';
import { ProfilePreview } from './profile-preview';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

interface AboutStepProps extends StepProps {
  user: CurrentUserDto;
  photo: File | null;
  isSaving: boolean;
  onBack: () => void;
  onComplete: () => Promise<void>;
}

export function AboutStep(props: AboutStepProps) {
  const { draft, change, errors, isArrival, user, photo, isSaving, onBack, onComplete } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isTooLong = draft.bio.trim().length > BIO_LENGTH_MAX;
  const t = translate(texts);
  const tooLong = translate(validationTexts).tooLong({
    label: translate(userTexts).bioLabel,
    max: BIO_LENGTH_MAX,
  });

  async function complete(): Promise<void> {
    setIsChecked(true);
    if (isTooLong) field.current?.focus();
    else await onComplete();
  }

  return (
    <StepFrame
      step={3}
      intro={t.aboutIntro}
      isArrival={isArrival}
      onSubmit={complete}
      onBack={onBack}
      isBusy={isSaving}
    >
      <BioField
        fieldRef={field}
        value={draft.bio}
        onChange={(bio) => change({ bio })}
        error={errors.bio ?? (isChecked && isTooLong ? tooLong : undefined)}
      />
      <ProfilePreview user={user} draft={draft} photo={photo} />
      <output className="sr-only">{isSaving ? t.saving : ''}</output>
    </StepFrame>
  );
}

interface BioFieldProps {
  fieldRef: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (bio: string) => void;
  error: string | undefined;
}

/** Text over the limit stays in the field to be shortened: truncating would silently drop the end of pasted text. */
function BioField({ fieldRef, value, onChange, error }: BioFieldProps) {
  const id = useId();
  const length = value.trim().length;
  const t = translate(texts);
  // Enter starts a new line here, so the shortcut known from chats submits.
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
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
        ref={fieldRef}
        id={id}
        rows={5}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
            'shrink-0 text-muted-foreground tabular-nums',
            length > BIO_LENGTH_MAX && 'font-strong text-destructive-ink',
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
