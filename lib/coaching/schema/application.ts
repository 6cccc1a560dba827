import { z } from 'zod';
import {
  BIO_LENGTH_MAX,
  EXPERIENCE_LENGTH_MAX,
  HOURLY_RATE_MAX,
  HOURLY_RATE_MIN,
  LIST_ENTRIES_MAX,
  LIST_ENTRY_LENGTH_MAX,
  LOCATION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  WEEKDAYS,
} from '@/lib/coaching/constants';
import { COACHED_SPORTS } from '@/lib/sports/constants';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/validation/text';

const RATE = `Hourly rate must be a whole number from ${HOURLY_RATE_MIN} to ${HOURLY_RATE_MAX}`;

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
export const applyAsCoachSchema = z.object({
  name: singleLine('Name', NAME_LENGTH_MAX),
  sport: z.enum(COACHED_SPORTS, { error: 'Please choose a sport of the list' }),
  experience: singleLine('Experience', EXPERIENCE_LENGTH_MAX),
  hourlyRate: z
    .string({ error: RATE })
    .regex(/^\d{1,9}$/, RATE)
    .transform(Number)
    .pipe(z.number().min(HOURLY_RATE_MIN, RATE).max(HOURLY_RATE_MAX, RATE)),
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

export const coachApplicationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sport: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  submittedAt: z.iso.datetime(),
  adminNotes: z.string().nullable(),
});
export const coachApplicationListSchema = z.array(coachApplicationSchema);

export type ApplyAsCoachInput = z.output<typeof applyAsCoachSchema>;
export type CoachApplicationDto = z.infer<typeof coachApplicationSchema>;
