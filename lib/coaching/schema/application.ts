import { z } from 'zod';
import {
  BIO_LENGTH_MAX,
  EXPERIENCE_LENGTH_MAX,
  LIST_ENTRIES_MAX,
  LIST_ENTRY_LENGTH_MAX,
  LOCATION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  rateProblem,
} from '@/lib/coaching/constants';
import { texts } from '@/lib/coaching/texts';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { city } from '@/lib/platform/city/city';
import { later, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { ASCII_EMAIL, withAsciiDomain } from '@/lib/platform/validation/email';
import { priceFrom } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';
import { texts as validationTexts } from '@/lib/platform/validation/texts';

const SPORT_LENGTH_MAX = 60;

/** A JSON list in a field of a multipart form. `label` is called while parsing. */
function jsonList<T extends z.ZodType>(label: () => string, entry: T, max: number) {
  const notJson = () => translate(texts).mustBeJsonList({ label: label() });
  return z
    .string({ error: notJson })
    .max(20_000, { error: () => translate(texts).listTooLong({ label: label() }) })
    .transform((text, context) => {
      try {
        return JSON.parse(text || '[]') as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: notJson() });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .array(entry, { error: () => translate(texts).mustBeList({ label: label() }) })
        .max(max, { error: () => translate(texts).tooManyEntries({ label: label(), max }) })
        .transform((entries) => [...new Set(entries)]),
    );
}

/** The text fields of the application form, which multipart transmits as strings. */
const fields = z.object({
  name: singleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX),
  /** The name of any sport of the catalogue. */
  sport: singleLine(later(texts, 'sportLabel'), SPORT_LENGTH_MAX),
  experience: singleLine(later(texts, 'experienceLabel'), EXPERIENCE_LENGTH_MAX),
  /** In the smallest unit of the currency; `rateProblem` has the range. */
  hourlyRate: z
    .string(says(texts, 'rateRequired'))
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)),
  /** ISO 4217 */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, says(texts, 'chooseCurrency'))
    .default(() => city().currency),
  bio: optionalMultiLine(later(texts, 'bioLabel'), BIO_LENGTH_MAX).default(null),
  location: optionalSingleLine(later(texts, 'locationLabel'), LOCATION_LENGTH_MAX).default(null),
  phone: optionalSingleLine(later(texts, 'phoneLabel'), 40)
    .pipe(
      z
        .string()
        .regex(/^[+\d][\d ()/.-]*$/, says(texts, 'phoneWrong'))
        .nullable(),
    )
    .default(null),
  email: optionalSingleLine(later(texts, 'emailLabel'), 254)
    .transform((value) => value && withAsciiDomain(value))
    .pipe(z.email({ pattern: ASCII_EMAIL, ...says(texts, 'emailWrong') }).nullable())
    .default(null),
  certifications: jsonList(
    later(texts, 'certificationsLabel'),
    singleLine(later(texts, 'certificationLabel'), LIST_ENTRY_LENGTH_MAX),
    LIST_ENTRIES_MAX,
  ).default([]),
  specialties: jsonList(
    later(texts, 'specialtiesLabel'),
    singleLine(later(texts, 'specialtyLabel'), LIST_ENTRY_LENGTH_MAX),
    LIST_ENTRIES_MAX,
  ).default([]),
  availability: jsonList(
    later(texts, 'availabilityLabel'),
    z.enum(WEEKDAYS, says(texts, 'availabilityWrong')),
    WEEKDAYS.length,
  ).default([]),
});

export const applyAsCoachSchema = fields.superRefine(({ hourlyRate, currency }, context) => {
  const range = rateProblem(hourlyRate, currency);
  if (!range && priceFrom(1).safeParse(hourlyRate).success) return;
  const message = range
    ? translate(texts).rateRange(range)
    : translate(validationTexts).amountWrong;
  context.addIssue({ code: 'custom', path: ['hourlyRate'], message });
});

export const applicationPartsSchema = fields.extend({
  image: z.file().optional(),
  /** Required with an image. */
  captchaToken: z.string().optional(),
});

export const coachApplicationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sport: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  submittedAt: z.iso.datetime(),
  adminNotes: z.string().nullable(),
  /** When a rejected person may apply for this sport again; null once they may. */
  reapplyAt: z.iso.datetime().nullable(),
});
export const coachApplicationListSchema = z.array(coachApplicationSchema);

export type ApplyAsCoachInput = z.output<typeof applyAsCoachSchema>;
export type CoachApplicationDto = z.infer<typeof coachApplicationSchema>;
