'use client';

import { type ReactNode, useCallback, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { faultOf } from '@/lib/platform/browser/picture-fault';
import { translate } from '@/lib/platform/language/translate';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import { pictureFaultText } from './picture-fault-text';
import { texts } from './texts';

interface Refusal {
  title: string;
  description: string;
}

/** The accepted files, and the toast for files that are no pictures or too large. */
export interface PhotoRules {
  bytesMax: number;
  wrongType: Refusal;
  tooLarge: Refusal;
}

const MEGABYTE = 1024 * 1024;

/** Translated when it is called. */
export const PROFILE_PHOTO_RULES: PhotoRules = {
  bytesMax: PROFILE_PHOTO_BYTES_MAX,
  get wrongType() {
    const t = translate(texts);
    return { title: t.wrongFileType, description: t.selectImage };
  },
  get tooLarge() {
    const t = translate(texts);
    const megabytes = PROFILE_PHOTO_BYTES_MAX / MEGABYTE;
    return { title: t.fileTooLarge, description: t.selectSmallerImage({ megabytes }) };
  },
};

/** The toast for a file that is refused; null for a picture. */
export async function refusalOf(file: File, rules: PhotoRules): Promise<Refusal | null> {
  const fault = await faultOf(file, rules.bytesMax);
  if (fault === null) return null;
  if (fault === 'notPicture') return rules.wrongType;
  if (fault === 'tooLarge') return rules.tooLarge;
  const { title } = rules.wrongType;
  return { title, description: pictureFaultText(fault, rules.bytesMax) };
}

interface PhotoFieldProps {
  label: string;
  hint: string;
  rules: PhotoRules;
  /** Chosen but not uploaded. */
  file: File | null;
  onChange: (file: File | null) => void;
  /** Shown until a picture is chosen; round, 96 px. */
  placeholder: ReactNode;
}

/** Chooses and previews one picture; the form uploads it on submit. */
export function PhotoField({ label, hint, rules, file, onChange, placeholder }: PhotoFieldProps) {
  const t = translate(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function refuse(refusal: Refusal) {
    toast({ ...refusal, variant: 'destructive' });
  }
  async function choose(chosen: File | undefined) {
    // The file dialog was cancelled: the current picture remains.
    if (!chosen) return;
    const refusal = await refusalOf(chosen, rules);
    if (refusal) refuse(refusal);
    else onChange(chosen);
  }
  function remove() {
    onChange(null);
    input.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <label htmlFor={id} className="relative size-24 shrink-0 rounded-full">
        <span className="sr-only">{label}</span>
        {file ? (
          <FilePreview
            file={file}
            className="size-24"
            onBroken={() => {
              onChange(null);
              refuse(rules.wrongType);
            }}
          />
        ) : (
          placeholder
        )}
        <span
          aria-hidden
          className="absolute -end-0.5 -bottom-0.5 grid size-8 place-content-center rounded-full border-2 border-card bg-primary text-primary-foreground"
        >
          <LineIcon name="camera" className="size-4" />
        </span>
      </label>
      <div className="grid min-w-[min(11rem,100%)] flex-1 gap-2">
        <p aria-hidden className="font-semibold text-sm">
          {label}
        </p>
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className={cn(
              buttonVariants({ variant: 'secondary' }),
              'has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            )}
          >
            <LineIcon name="image-plus" />
            {file ? t.changePhoto : t.choosePhoto}
            <NativeInput
              ref={input}
              id={id}
              type="file"
              accept="image/*"
              aria-describedby={`${id}hint`}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // Choosing the same file again after removing it must fire a change event.
                event.target.value = '';
              }}
              className="absolute inset-0 size-full opacity-0"
            />
          </label>
          {file && (
            <Button variant="ghost" size="icon" aria-label={t.removePhoto} onClick={remove}>
              <LineIcon name="trash" />
            </Button>
          )}
        </div>
        <p id={`${id}hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}

interface FilePreviewProps {
  file: File;
  /** Called when the browser cannot decode the file, of which only the claimed type is known before. */
  onBroken?: () => void;
  className?: string;
}

/** Its object URL lives as long as the element that shows it. */
export function FilePreview({ file, onBroken, className }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do
    <img
      ref={show}
      alt=""
      onError={onBroken}
      className={cn('rounded-full border object-cover', className)}
    />
  );
}
