'use client';

import { type RefObject, useEffect, useState } from 'react';
import {
  type FieldErrors,
  isCaptchaRefused,
  problemsOf,
  refusalOf,
} from '@/components/forms/field-errors';
import { toast } from '@/components/ui/use-toast';
import { ApiError, api, errorSentence } from '@/lib/http/client';
import type { VenueDto } from '@/lib/venues/schema/read-venue';
import { saveVenueSchema } from '@/lib/venues/schema/save-venue';
import {
  type FormImage,
  toFormData,
  toTextFields,
  VENUE_FIELDS,
  type VenueFormValues,
} from './venue-form-values';

/** The toasts of what is missing. */
const MISSING_TITLES: Record<string, string> = {
  name: 'Name required',
  address: 'Address required',
};
const CAPTCHA_MISSING = 'Please complete captcha verification to upload images';

/** New values, or what they are by those that are there when it is their turn. */
export type VenueChange =
  | Partial<VenueFormValues>
  | ((before: VenueFormValues) => Partial<VenueFormValues>);

interface VenueFormOptions {
  values: VenueFormValues;
  images: FormImage[];
  /** Where the form goes: a new venue, or the one that is edited. */
  send: { url: string; method: 'POST' | 'PUT'; failureTitle: string; failure: string };
  /** Text fields beside those of a venue, sent as they are and judged by the server. */
  extras?: Record<string, string>;
  onSaved: (saved: VenueDto) => void;
  /** Somebody else has listed it meanwhile. */
  onConflict?: () => void;
  /** The form on the page: its first refused field is brought into view. */
  element: RefObject<HTMLFormElement | null>;
}

/** What a venue's form holds and does, for adding and editing alike. Nothing typed is lost by a refusal. */
export function useVenueForm(options: VenueFormOptions) {
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
    // The first refused field may be far above the button that was pressed.
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors, element]);
  const needsCaptcha = images.some(({ file }) => file !== null);

  function changeImages(next: FormImage[]) {
    setImages(next);
    // They name pictures by their place, which is another one now.
    if (next.length !== images.length) setErrors(withoutImages);
    // Removing the last picture drops the captcha token: without a picture none is asked for.
    if (!next.some(({ file }) => file !== null)) setCaptchaToken(null);
  }
  /** @returns whether the form could be sent as it is; otherwise it says what is missing. */
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
  /** @param more text fields of this one attempt */
  async function save(more: Record<string, string> = {}): Promise<void> {
    if (!check()) return;
    setBusy(true);
    try {
      const body = toFormData(values, images, needsCaptcha ? captchaToken : null);
      for (const [name, text] of Object.entries({ ...extras, ...more })) body.set(name, text);
      onSaved(await api<VenueDto>(send.url, { method: send.method, body }));
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
