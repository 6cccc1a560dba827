'use client';

import { useState } from 'react';
import { type FieldErrors, isCaptchaRefused } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { type SendUpload, useUpload } from '@/components/forms/use-upload';
import { toast } from '@/components/ui/use-toast';
import { ApiError, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { saveVenueSchema } from '@/lib/venues/schema/save-venue';
import { texts as formTexts } from '@/lib/venues/texts';
import { texts } from './form-texts';
import {
  type FormImage,
  toFormData,
  toTextFields,
  VENUE_FIELDS,
  type VenueFormValues,
} from './venue-form-values';

/** Titles of the toasts for missing values. */
const MISSING_TITLES: Record<string, 'nameRequired' | 'addressRequired'> = {
  name: 'nameRequired',
  address: 'addressRequired',
};

interface VenueFormOptions<Saved> {
  draft: string;
  values: VenueFormValues;
  images: FormImage[];
  /** The endpoint to create or edit a venue. */
  send: {
    /** Sends the pictures of the body with `upload`. */
    call: (body: FormData, upload: SendUpload, values: VenueFormValues) => Promise<Saved>;
    failureTitle: string;
    failure: string;
  };
  /** Further text fields, sent unchanged and validated by the server. */
  extras?: Record<string, string>;
  onSaved: (saved: Saved) => void;
  /** The venue was added meanwhile by another person. */
  onConflict?: (values: VenueFormValues) => void;
}

/** The state and actions of the venue form, for adding and editing. An error loses no input. */
export function useVenueForm<Saved>(options: VenueFormOptions<Saved>) {
  const { values: start, images: stored, send, extras = {}, onSaved, onConflict } = options;
  const [images, setImages] = useState(stored);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const upload = useUpload();
  const needsCaptcha = images.some(({ file }) => file !== null);
  const { values, change, errors, setErrors, attempt, busy, submit } = useServerForm({
    schema: saveVenueSchema,
    values: start,
    draft: options.draft,
    fields: [...VENUE_FIELDS, ...Object.keys(extras)],
    toBody: toTextFields,
    check: (found) =>
      needsCaptcha && !captchaToken
        ? { ...found, captchaToken: translate(formTexts).captchaMissing }
        : found,
    send: (_texts, typed) => {
      const body = toFormData(typed, images, needsCaptcha ? captchaToken : null);
      for (const [name, text] of Object.entries(extras)) body.set(name, text);
      return send.call(body, upload.send, typed);
    },
    onDone: onSaved,
    failed: send.failure,
    onInvalid: sayFirst,
    onRefused: (error) => {
      toast({
        variant: 'destructive',
        title: send.failureTitle,
        description: errorSentence(error, translate(texts).tryAgain),
      });
      if (isCaptchaRefused(error)) setCaptchaToken(null);
      if (error instanceof ApiError && error.status === 409) onConflict?.(values);
    },
  });

  function changeImages(next: FormImage[]) {
    setImages(next);
    // Image errors are keyed by index, and the indexes have changed.
    if (next.length !== images.length) setErrors(withoutImages(errors));
    // Without a new picture no captcha is required, so its token is dropped.
    if (!next.some(({ file }) => file !== null)) setCaptchaToken(null);
  }
  return {
    values,
    change,
    images,
    changeImages,
    needsCaptcha,
    setCaptchaToken,
    attempt,
    errors,
    busy,
    submit,
    upload,
  };
}

function sayFirst(errors: FieldErrors): void {
  const [[field, sentence] = ['', '']] = Object.entries(errors);
  const missing = MISSING_TITLES[field];
  toast({
    variant: 'destructive',
    title: missing ? translate(texts)[missing] : sentence,
    description: missing ? sentence : undefined,
  });
}

function withoutImages(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('images')));
}

export type VenueFormState = ReturnType<typeof useVenueForm>;
