'use client';

import { type RefObject, useEffect, useState } from 'react';
import {
  type FieldErrors,
  isCaptchaRefused,
  problemsOf,
  refusalOf,
} from '@/components/forms/field-errors';
import { toast } from '@/components/ui/use-toast';
import { ApiError, errorSentence } from '@/lib/http/client';
import { saveVenueSchema } from '@/lib/venues/schema/save-venue';
import {
  type FormImage,
  toFormData,
  toTextFields,
  VENUE_FIELDS,
  type VenueFormValues,
} from './venue-form-values';

/** Titles of the toasts for missing values. */
const MISSING_TITLES: Record<string, string> = {
  name: 'Name required',
  address: 'Address required',
};
const CAPTCHA_MISSING = 'Please complete captcha verification to upload images';

/** New values, or a function of the previous ones. */
export type VenueChange =
  | Partial<VenueFormValues>
  | ((before: VenueFormValues) => Partial<VenueFormValues>);

interface VenueFormOptions<Saved> {
  values: VenueFormValues;
  images: FormImage[];
  /** The endpoint to create or edit a venue. */
  send: { call: (body: FormData) => Promise<Saved>; failureTitle: string; failure: string };
  /** Further text fields, sent unchanged and validated by the server. */
  extras?: Record<string, string>;
  onSaved: (saved: Saved) => void;
  /** Another person has added the venue meanwhile. */
  onConflict?: () => void;
  /** The form element, to scroll to its first refused field. */
  element: RefObject<HTMLFormElement | null>;
}

/** The state and actions of the venue form, for adding and editing. A refusal loses no input. */
export function useVenueForm<Saved>(options: VenueFormOptions<Saved>) {
  const {
    values: start,
    images: stored,
    send,
    extras = {},
    onSaved,
    onConflict,
    element,
  } = options;
  const [values, setValues] = useState(start);
  const [images, setImages] = useState(stored);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // The first refused field may be far above the submit button.
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors, element]);
  const needsCaptcha = images.some(({ file }) => file !== null);

  function changeImages(next: FormImage[]) {
    setImages(next);
    // Image errors are keyed by index, and the indexes have changed.
    if (next.length !== images.length) setErrors(withoutImages);
    // Without a new picture no captcha is required, so its token is dropped.
    if (!next.some(({ file }) => file !== null)) setCaptchaToken(null);
  }
  /** @returns whether the form can be sent; if not, it shows what is missing */
  function check(): boolean {
    const problems: FieldErrors = problemsOf(saveVenueSchema, toTextFields(values)) ?? {};
    if (needsCaptcha && !captchaToken) problems.captchaToken = CAPTCHA_MISSING;
    setErrors(problems);
    const [field] = Object.keys(problems);
    if (!field) return true;
    const title = MISSING_TITLES[field];
    const sentence = problems[field];
    toast({
      variant: 'destructive',
      title: title ?? sentence,
      description: title ? sentence : undefined,
    });
    return false;
  }
  /** @param more text fields for this submission only */
  async function save(more: Record<string, string> = {}): Promise<void> {
    if (!check()) return;
    setBusy(true);
    try {
      const body = toFormData(values, images, needsCaptcha ? captchaToken : null);
      for (const [name, text] of Object.entries({ ...extras, ...more })) body.set(name, text);
      onSaved(await send.call(body));
    } catch (error) {
      setErrors(refusalOf(error, [...VENUE_FIELDS, ...Object.keys(extras)], send.failure));
      toast({
        variant: 'destructive',
        title: send.failureTitle,
        description: errorSentence(error, 'Please try again'),
      });
      if (isCaptchaRefused(error)) {
        setCaptchaToken(null);
        setAttempt((before) => before + 1);
      }
      if (error instanceof ApiError && error.status === 409) onConflict?.();
    } finally {
      setBusy(false);
    }
  }
  return {
    values,
    change: (changed: VenueChange) =>
      setValues((before) => ({
        ...before,
        ...(typeof changed === 'function' ? changed(before) : changed),
      })),
    images,
    changeImages,
    needsCaptcha,
    setCaptchaToken,
    attempt,
    errors,
    busy,
    check,
    save,
  };
}

function withoutImages(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('images')));
}

export type VenueFormState = ReturnType<typeof useVenueForm>;
