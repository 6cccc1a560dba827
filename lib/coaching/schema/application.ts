import { z } from 'zod';
import {
  BIO_LENGTH_MAX,
  CURRENCIES,
  CURRENCY_DEFAULT,
  EXPERIENCE_LENGTH_MAX,
  LIST_ENTRIES_MAX,
  LIST_ENTRY_LENGTH_MAX,
  LOCATION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  rateProblem,
} from '@/lib/coaching/constants';
import { WEEKDAYS } from '@/lib/platform/calendar/weekdays';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const SPORT_LENGTH_MAX = 60;

/** A JSON list in a field of a multipart form. */
function jsonList<T extends z.ZodType>(label: string, entry: T, max: number) {
  return z
    .string({ error: `${label} must be a JSON list` })
    .max(20_000, `${label} are too long`)
    .transform((text, context) => {
      try {
        return JSON.parse(text || '[]') as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: `${label} must be a JSON list` });
        return z.NEVER;
      }
    })
    .pipe(
      z
        .array(entry, { error: `${label} must be a list` })
        .max(max, `${label} can have at most ${max} entries`)
        .transform((entries) => [...new Set(entries)]),
    );
}

/** The text fields of the application form, as multipart carries them. */
const fields = z.object({
  name: singleLine('Name', NAME_LENGTH_MAX),
  /** The name of any sport of the catalogue. */
  sport: singleLine('Sport', SPORT_LENGTH_MAX),
  experience: singleLine('Experience', EXPERIENCE_LENGTH_MAX),
  /** Whole units of the currency; HOURLY_RATES has the range. */
  hourlyRate: z
    .string({ error: 'Hourly rate is required' })
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)),
  currency: z
    .enum(CURRENCIES, { error: 'Please choose a currency of the list' })
    .default(CURRENCY_DEFAULT),
  bio: optionalMultiLine('Bio', BIO_LENGTH_MAX).default(null),
  location: optionalSingleLine('Location', LOCATION_LENGTH_MAX).default(null),
  phone: optionalSingleLine('Phone', 40)
    .pipe(
      z
        .string()
        .regex(/^[+\d][\d ()/.-]*$/, 'Phone must be a number such as +92 300 1234567')
        .nullable(),
    )
    .default(null),
  email: optionalSingleLine('E-mail', 254)
    .pipe(z.email('Please enter a valid e-mail address').nullable())
    .default(null),
  certifications: jsonList(
    'Certifications',
    singleLine('A certification', LIST_ENTRY_LENGTH_MAX),
    LIST_ENTRIES_MAX,
  ).default([]),
  specialties: jsonList(
    'Specialties',
    singleLine('A specialty', LIST_ENTRY_LENGTH_MAX),
    LIST_ENTRIES_MAX,
  ).default([]),
  availability: jsonList(
    'Availability',
    z.enum(WEEKDAYS, { error: 'Availability names the days Monday to Sunday' }),
    WEEKDAYS.length,
  ).default([]),
});

export const applyAsCoachSchema = fields.superRefine(({ hourlyRate, currency }, context) => {
  const message = rateProblem(hourlyRate, currency);
  if (message) context.addIssue({ code: 'custom', path: ['hourlyRate'], message });
});

/** Every part of the multipart body. */
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
