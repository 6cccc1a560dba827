'use client';

import { useState } from 'react';
import { isCaptchaRefused } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { useUpload } from '@/components/forms/use-upload';
import { toast } from '@/components/ui/use-toast';
import { applyAsCoachSchema } from '@/lib/coaching/schema/application';
import { texts as sharedTexts } from '@/lib/coaching/texts';
import { api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { toAmount } from '@/lib/platform/language/typed-amount';
import { type CoachValues, entriesOf, toTypedList } from './coach-fields';
import { texts } from './texts';

export interface ApplicationValues extends CoachValues {
  name: string;
  phone: string;
  email: string;
  sport: string;
  currency: string;
  availability: string[];
}

export type FirstValues = Pick<ApplicationValues, 'name' | 'email' | 'location' | 'currency'>;

const FIELDS = [
  'name',
  'phone',
  'email',
  'location',
  'sport',
  'experience',
  'hourlyRate',
  'currency',
  'bio',
  'certifications',
  'specialties',
  'availability',
  'image',
  'captchaToken',
];
const REQUIRED = ['name', 'sport', 'experience', 'hourlyRate'] as const;

function missingSentences(): Record<(typeof REQUIRED)[number], string> {
  const t = translate(texts);
  return {
    name: t.nameRequired,
    sport: t.sportRequired,
    experience: t.experienceRequired,
    hourlyRate: translate(sharedTexts).rateRequired,
  };
}

function toTexts(values: ApplicationValues): Record<string, string> {
  const { certifications, specialties, availability, ...others } = values;
  const rate = toAmount(values.hourlyRate, values.currency);
  return {
    ...others,
    hourlyRate: String(rate),
    certifications: JSON.stringify(entriesOf(certifications)),
    specialties: JSON.stringify(entriesOf(specialties)),
    availability: JSON.stringify(availability),
  };
}

/** Input survives every error. */
export function useApplication(first: FirstValues) {
  const [photo, setPhoto] = useState<File | null>(null);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const upload = useUpload();
  const t = translate(texts);
  const needsCaptcha = photo !== null && !captchaToken;
  const form = useServerForm({
    schema: applyAsCoachSchema,
    draft: 'coach-application',
    values: toValues(first),
    fields: FIELDS,
    toBody: toTexts,
    // One kind of error at a time: missing, invalid, the captcha.
    check: (found, values) => {
      const missing = missingOf(values);
      if (missing.length > 0) {
        const sentences = missingSentences();
        return Object.fromEntries(missing.map((name) => [name, sentences[name]]));
      }
      if (Object.keys(found).length > 0 || !needsCaptcha) return found;
      return { captchaToken: translate(sharedTexts).captchaMissing };
    },
    send: (_body, values) => {
      const body = new FormData();
      for (const [name, text] of Object.entries(toTexts(values))) body.set(name, text);
      if (photo) body.set('image', photo);
      if (photo && captchaToken) body.set('captchaToken', captchaToken);
      return upload.send(body, (options) => api('POST /api/coach-applications', options));
    },
    done: () => ({ title: t.submitted, description: t.submittedHint }),
    failed: t.submitFailed,
    onDone: () => setIsSubmitted(true),
    onInvalid: (errors, values) => {
      const [sentence = ''] = Object.values(errors);
      if (missingOf(values).length > 0) {
        refuse(t.missing, t.missingHint);
      } else if (errors.captchaToken) refuse(t.captchaRequired, sentence);
      else refuse(t.applicationFailed, sentence);
    },
    onRefused: (error) => {
      refuse(t.applicationFailed, errorSentence(error, t.submitFailed));
      if (isCaptchaRefused(error)) setCaptchaToken(null);
    },
  });

  function changePhoto(file: File | null): void {
    setPhoto(file);
    if (!file) setCaptchaToken(null);
  }
  return { ...form, upload, photo, changePhoto, setCaptchaToken, isSubmitted };
}

function toValues(first: FirstValues): ApplicationValues {
  return {
    phone: '',
    sport: '',
    experience: '',
    hourlyRate: '',
    bio: '',
    certifications: toTypedList(),
    specialties: toTypedList(),
    availability: [],
    ...first,
  };
}

function missingOf(values: ApplicationValues) {
  return REQUIRED.filter((name) => values[name].trim() === '');
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}
