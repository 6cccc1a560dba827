'use client';

import { useState } from 'react';
import {
  type FieldErrors,
  isCaptchaRefused,
  problemsOf,
  refusalOf,
} from '@/components/forms/field-errors';
import { toast } from '@/components/ui/use-toast';
import { CURRENCY_DEFAULT, type Currency } from '@/lib/coaching/constants';
import { applyAsCoachSchema } from '@/lib/coaching/schema/application';
import { api, errorSentence } from '@/lib/http/client';
import { entriesOf, type TypedList, toTypedList } from './list-field';

export interface ApplicationValues {
  name: string;
  phone: string;
  email: string;
  location: string;
  sport: string;
  experience: string;
  hourlyRate: string;
  currency: Currency;
  bio: string;
  certifications: TypedList;
  specialties: TypedList;
  availability: string[];
}

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
const MISSING: Record<(typeof REQUIRED)[number], string> = {
  name: 'Name is required',
  sport: 'Please choose a sport',
  experience: 'Experience is required',
  hourlyRate: 'Hourly rate is required',
};

function toTexts(values: ApplicationValues): Record<string, string> {
  const { certifications, specialties, availability, ...texts } = values;
  return {
    ...texts,
    certifications: JSON.stringify(entriesOf(certifications)),
    specialties: JSON.stringify(entriesOf(specialties)),
    availability: JSON.stringify(availability),
  };
}

/** The states: editing, submitting, submitted. Input survives every refusal. */
export function useApplication(first: Pick<ApplicationValues, 'name' | 'email' | 'location'>) {
  const [values, setValues] = useState<ApplicationValues>({
    phone: '',
    sport: '',
    experience: '',
    hourlyRate: '',
    currency: CURRENCY_DEFAULT,
    bio: '',
    certifications: toTypedList(),
    specialties: toTypedList(),
    availability: [],
    ...first,
  });
  const [photo, setPhoto] = useState<File | null>(null);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [state, setState] = useState<'editing' | 'submitting' | 'submitted'>('editing');

  function changePhoto(file: File | null): void {
    setPhoto(file);
    if (!file) setCaptchaToken(null);
  }
  function isRefused(): boolean {
    const missing = REQUIRED.filter((name) => values[name].trim() === '');
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
      refuse('Missing Information', 'Please fill in all required fields.');
      return true;
    }
    const problems = problemsOf(applyAsCoachSchema, toTexts(values));
    setErrors(problems ?? {});
    if (problems) {
      const [sentence = ''] = Object.values(problems);
      refuse('Application Failed', sentence);
      return true;
    }
    if (photo && !captchaToken) {
      const sentence = 'Please complete captcha verification to upload your photo';
      setErrors({ captchaToken: sentence });
      refuse('Security verification required', sentence);
      return true;
    }
    return false;
  }
  async function submit(): Promise<void> {
    if (state !== 'editing' || isRefused()) return;
    setState('submitting');
    const body = new FormData();
    for (const [name, text] of Object.entries(toTexts(values))) body.set(name, text);
    if (photo) body.set('image', photo);
    if (photo && captchaToken) body.set('captchaToken', captchaToken);
    try {
      await api('POST /api/coach-applications', { body });
      setState('submitted');
      toast({
        title: 'Application Submitted!',
        description:
          "Your coach application has been submitted for review. We'll notify you within 2-3 business days.",
      });
    } catch (error) {
      const fallback = 'Failed to submit application. Please try again.';
      setErrors(refusalOf(error, FIELDS, fallback));
      refuse('Application Failed', errorSentence(error, fallback));
      if (isCaptchaRefused(error)) {
        setCaptchaToken(null);
        setAttempt((before) => before + 1);
      }
      setState('editing');
    }
  }
  const change = (part: Partial<ApplicationValues>) =>
    setValues((before) => ({ ...before, ...part }));
  return { values, change, photo, changePhoto, setCaptchaToken, attempt, errors, state, submit };
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' });
}
