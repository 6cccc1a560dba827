import { z } from 'zod';
import {
  BIO_LENGTH_MAX,
  COACH_VENUES_MAX,
  EXPERIENCE_LENGTH_MAX,
  HOURS_PER_DAY_MAX,
  LIST_ENTRIES_MAX,
  LIST_ENTRY_LENGTH_MAX,
  LOCATION_LENGTH_MAX,
  NAME_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  PACKAGE_SESSIONS_MAX,
  PACKAGE_SESSIONS_MIN,
  PACKAGE_VALID_DAYS_MAX,
  PACKAGE_VALID_DAYS_MIN,
  PACKAGES_MAX,
} from '@/lib/coaching/constants';
import { coachHoursSchema, packageOfferSchema } from '@/lib/coaching/schema/coach';
import { coachClassSchema } from '@/lib/coaching/schema/directory';
import { isCalendarDate } from '@/lib/platform/calendar/wall-clock';
import { idParam } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const MINUTES_OF_DAY = 1_440;
const HOURS = 'Hours must end after they begin, within one day';

const minute = z.number({ error: HOURS }).int(HOURS).min(0, HOURS).max(MINUTES_OF_DAY, HOURS);

const openHours = z
  .object({
    weekday: z.number().int().min(1, 'Weekday is 1 to 7').max(7, 'Weekday is 1 to 7'),
    startMinute: minute,
    endMinute: minute,
  })
  .refine(({ startMinute, endMinute }) => startMinute < endMinute, {
    message: HOURS,
    path: ['endMinute'],
  });

type OpenHours = z.output<typeof openHours>;

const overlap = (a: OpenHours, b: OpenHours): boolean =>
  a.weekday === b.weekday && a.startMinute < b.endMinute && b.startMinute < a.endMinute;

export const setHoursSchema = z.object({
  hours: z
    .array(openHours)
    .max(7 * HOURS_PER_DAY_MAX, 'These are too many hours')
    .superRefine((hours, context) => {
      const at = hours.findIndex((b, nth) => hours.slice(0, nth).some((a) => overlap(a, b)));
      if (at === -1) return;
      const message = 'Hours of one day cannot overlap';
      context.addIssue({ code: 'custom', message, path: [at, 'startMinute'] });
    }),
});

const date = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .refine(isCalendarDate, `${label} must be a day such as 2026-12-31`);

export const addDayOffSchema = z
  .object({
    startsOn: date('The first day'),
    endsOn: date('The last day'),
    note: optionalSingleLine('Note', NOTE_LENGTH_MAX).optional(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: 'The last day cannot be before the first',
    path: ['endsOn'],
  });

export const addClassSchema = z.object({
  name: singleLine('Name', NAME_LENGTH_MAX),
  description: optionalMultiLine('Description', 1_000).optional(),
  durationMinutes: z
    .number({ error: 'Duration must be 15 to 480 minutes' })
    .int('Duration must be 15 to 480 minutes')
    .min(15, 'Duration must be 15 to 480 minutes')
    .max(480, 'Duration must be 15 to 480 minutes'),
  price: z
    .number({ error: 'Price must be a whole number' })
    .int('Price must be a whole number')
    .min(0, 'Price cannot be below 0')
    .max(1_000_000, 'Price can be at most 1,000,000'),
  groupSize: z
    .number({ error: 'Group size must be 1 to 100' })
    .int('Group size must be 1 to 100')
    .min(1, 'Group size must be 1 to 100')
    .max(100, 'Group size must be 1 to 100'),
  schedule: optionalSingleLine('Schedule', 160).optional(),
});

const words = (label: string, entry: string) =>
  z
    .array(singleLine(entry, LIST_ENTRY_LENGTH_MAX), { error: `${label} must be a list` })
    .max(LIST_ENTRIES_MAX, `${label} can have at most ${LIST_ENTRIES_MAX} entries`)
    .transform((entries) => [...new Set(entries)]);

/** The coach's page. A new rate applies to new requests; waiting ones keep their price. */
export const editCoachSchema = z.object({
  /** Whole units of the coach's currency; HOURLY_RATES has the range. */
  hourlyRate: z.number({ error: 'Hourly rate must be a whole number' }),
  experience: singleLine('Experience', EXPERIENCE_LENGTH_MAX),
  location: optionalSingleLine('Location', LOCATION_LENGTH_MAX).default(null),
  bio: optionalMultiLine('Bio', BIO_LENGTH_MAX).default(null),
  certifications: words('Certifications', 'A certification'),
  specialties: words('Specialties', 'A specialty'),
});

export const setCoachVenuesSchema = z.object({
  venueIds: z
    .array(z.number().int().positive().max(2_147_483_647))
    .max(COACH_VENUES_MAX, `At most ${COACH_VENUES_MAX} venues`)
    .transform((ids) => [...new Set(ids)]),
});

const whole = (sentence: string, min: number, max: number) =>
  z.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence);

/** Replaces all packages; the list may be empty. Packages bought before do not change. */
export const setPackagesSchema = z.object({
  packages: z
    .array(
      z.object({
        sessions: whole(
          `A package has ${PACKAGE_SESSIONS_MIN} to ${PACKAGE_SESSIONS_MAX} sessions`,
          PACKAGE_SESSIONS_MIN,
          PACKAGE_SESSIONS_MAX,
        ),
        price: whole('The price of a package is 1 to 1,000,000', 1, 1_000_000),
        validDays: whole(
          `A package is valid for ${PACKAGE_VALID_DAYS_MIN} to ${PACKAGE_VALID_DAYS_MAX} days`,
          PACKAGE_VALID_DAYS_MIN,
          PACKAGE_VALID_DAYS_MAX,
        ).nullable(),
      }),
    )
    .max(PACKAGES_MAX, `At most ${PACKAGES_MAX} packages`)
    .superRefine((packages, context) => {
      const at = packages.findIndex(({ sessions }, nth) =>
        packages.slice(0, nth).some((before) => before.sessions === sessions),
      );
      if (at === -1) return;
      const message = 'Two packages cannot have the same number of sessions';
      context.addIssue({ code: 'custom', message, path: [at, 'sessions'] });
    }),
});

export const pauseCoachSchema = z.object({ paused: z.boolean() });

export const dayOffParamsSchema = z.object({ id: idParam, dayOffId: idParam });
export const classParamsSchema = z.object({ id: idParam, classId: idParam });

const dayOffSchema = z.object({
  id: z.number().int(),
  startsOn: z.string(),
  endsOn: z.string(),
  note: z.string().nullable(),
});

/** The only part of the multipart body. */
export const deskPhotoPartsSchema = z.object({ image: z.file() });

export const deskSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sport: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  isPaused: z.boolean(),
  hourlyRate: z.number().int(),
  experience: z.string(),
  location: z.string().nullable(),
  bio: z.string().nullable(),
  certifications: z.array(z.string()),
  specialties: z.array(z.string()),
  imageUrl: z.string().nullable(),
  venues: z.array(z.object({ id: z.number().int(), name: z.string() })),
  packages: z.array(packageOfferSchema),
  hours: z.array(coachHoursSchema),
  daysOff: z.array(dayOffSchema),
  classes: z.array(coachClassSchema),
});

export const deskListSchema = z.array(deskSchema);

export type SetHoursInput = z.output<typeof setHoursSchema>;
export type SetPackagesInput = z.output<typeof setPackagesSchema>;
export type AddDayOffInput = z.output<typeof addDayOffSchema>;
export type AddClassInput = z.output<typeof addClassSchema>;
export type EditCoachInput = z.output<typeof editCoachSchema>;
export type DeskDto = z.infer<typeof deskSchema>;
