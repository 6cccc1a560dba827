'use client';

import { useCallback, useEffect, useId, useRef } from 'react';
import { FieldError } from '@/components/forms/field-errors';
import { pictureFaultText } from '@/components/forms/picture-fault-text';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Input, NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { toast } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { newKey } from '@/lib/platform/browser/new-key';
import { sortPictures } from '@/lib/platform/browser/picture-fault';
import { translate } from '@/lib/platform/language/translate';
import { CAPTION_LENGTH_MAX, IMAGE_BYTES_MAX, IMAGES_MAX } from '@/lib/venues/constants';
import { texts as formTexts } from '@/lib/venues/texts';
import { texts } from './form-texts';
import type { FormImage } from './venue-form-values';

interface VenueImageFieldProps {
  images: FormImage[];
  onChange: (images: FormImage[]) => void;
  error?: string;
  /** Errors of new pictures, by their index among the new ones. */
  errorOf: (index: number) => string | undefined;
}

/** Up to five pictures with captions; a file that is no picture is rejected with the reason. */
export function VenueImageField({ images, onChange, error, errorOf }: VenueImageFieldProps) {
  const t = translate(texts);
  const id = useId();
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  const fresh = images.filter(({ file }) => file !== null);

  async function add(files: File[]) {
    const { good, bad } = await sortPictures(files, IMAGE_BYTES_MAX);
    const skipped = bad.map(({ file, fault }) => ({
      file: file.name,
      reason: pictureFaultText(fault, IMAGE_BYTES_MAX),
    }));
    if (skipped.length > 0) {
      toast({
        variant: 'destructive',
        title: t.filesSkipped,
        description: t.skippedFiles({ files: skipped }),
      });
    }
    if (good.length === 0) return;
    const added = good.map((file) => ({
      key: newKey(),
      caption: '',
      stored: null,
      file,
    }));
    // Pictures may have been added or removed meanwhile.
    const all = [...latest.current, ...added];
    if (all.length > IMAGES_MAX) {
      toast({ title: translate(formTexts).imagesMax({ max: IMAGES_MAX }) });
    }
    onChange(all.slice(0, IMAGES_MAX));
  }
  return (
    <fieldset aria-describedby={`${id}hint ${id}error`} className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">
        {t.images} <span className="font-aside text-muted-foreground">{t.optional}</span>
      </legend>
      <p id={`${id}hint`} className="-mt-2 text-muted-foreground text-sm">
        {t.imagesHint({ max: IMAGES_MAX })}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {images.map((image, index) => (
          <ImageRow
            key={image.key}
            image={image}
            number={index + 1}
            error={image.file ? errorOf(fresh.indexOf(image)) : undefined}
            onCaption={(caption) => onChange(images.with(index, { ...image, caption }))}
            onRemove={() => onChange(images.filter((other) => other !== image))}
          />
        ))}
      </ul>
      {images.length < IMAGES_MAX ? (
        <label
          htmlFor={id}
          className={cn(
            buttonVariants({ variant: 'secondary' }),
            'relative w-fit has-focus-visible:outline-[2.5px] has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
          )}
        >
          <LineIcon name="image-plus" />
          {t.addImages}
          <NativeInput
            id={id}
            type="file"
            multiple
            accept="image/*"
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              // Choosing the same file again after removing it must fire a change event.
              event.target.value = '';
            }}
            className="absolute inset-0 size-full opacity-0"
          />
        </label>
      ) : null}
      {/* Shown at the picture itself if it is known. */}
      <FieldError id={`${id}error`}>
        {fresh.some((_, index) => errorOf(index)) ? undefined : error}
      </FieldError>
    </fieldset>
  );
}

interface ImageRowProps {
  image: FormImage;
  number: number;
  error?: string;
  onCaption: (caption: string) => void;
  onRemove: () => void;
}

function ImageRow({ image, number, error, onCaption, onRemove }: ImageRowProps) {
  const t = translate(texts);
  const id = useId();
  const { stored, file } = image;
  const show = useCallback(
    (element: HTMLImageElement) => {
      if (!file) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-2.5">
        {/* oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do */}
        <img
          ref={show}
          src={stored?.imageUrl}
          alt=""
          className="size-14 shrink-0 rounded-control border bg-muted object-cover"
        />
        <Input
          aria-label={t.captionOf({ number })}
          placeholder={t.captionExample}
          maxLength={CAPTION_LENGTH_MAX}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}error`}
          value={image.caption}
          onChange={(event) => onCaption(event.target.value)}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.removePicture({ number })}
          onClick={onRemove}
        >
          <LineIcon name="trash" />
        </Button>
      </div>
      <FieldError id={`${id}error`}>{error}</FieldError>
    </li>
  );
}
