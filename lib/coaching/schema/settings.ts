import { z } from 'zod';
import {
  BIO_LENGTH_MAX,
  CANCEL_HOURS_MAX,
  COACH_VENUES_MAX,
  DECIDE_HOURS_DEFAULT,
  DECIDE_HOURS_MAX,
  EXPERIENCE_LENGTH_MAX,
  GROUP_SIZE_MAX,
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
import { certificateSchema } from '@/lib/coaching/schema/certificate';
import { coachHoursSchema, packageOfferSchema } from '@/lib/coaching/schema/coach';
import { coachClassSchema } from '@/lib/coaching/schema/directory';
import { texts } from '@/lib/coaching/texts';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { later, says } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { idParam, priceFrom } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const MINUTES_OF_DAY = 1_440;
const HOURS = says(texts, 'hoursWrong');
const WEEKDAY = says(texts, 'weekdayWrong');

const minute = z.number(HOURS).int(HOURS).min(0, HOURS).max(MINUTES_OF_DAY, HOURS);

const openHours = z
  .object({
    weekday: z.number().int().min(1, WEEKDAY).max(7, WEEKDAY),
    startMinute: minute,
    endMinute: minute,
  })
  .refine(({ startMinute, endMinute }) => startMinute < endMinute, {
    ...HOURS,
    path: ['endMinute'],
  });

type OpenHours = z.output<typeof openHours>;

const overlap = (a: OpenHours, b: OpenHours): boolean =>
  a.weekday === b.weekday && a.startMinute < b.endMinute && b.startMinute < a.endMinute;

export const setHoursSchema = z.object({
  hours: z
    .array(openHours)
    .max(7 * HOURS_PER_DAY_MAX, says(texts, 'tooManyHours'))
    .superRefine((hours, context) => {
      const at = hours.findIndex((b, nth) => hours.slice(0, nth).some((a) => overlap(a, b)));
      if (at === -1) return;
      const message = translate(texts).hoursOverlap;
      context.addIssue({ code: 'custom', message, path: [at, 'startMinute'] });
    }),
});

export const addDayOffSchema = z
  .object({
    startsOn: z
      .string(says(texts, 'firstDayRequired'))
      .refine(isCalendarDate, says(texts, 'firstDayWrong')),
    endsOn: z
      .string(says(texts, 'lastDayRequired'))
      .refine(isCalendarDate, says(texts, 'lastDayWrong')),
    note: optionalSingleLine(later(texts, 'noteLabel'), NOTE_LENGTH_MAX).optional(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    ...says(texts, 'daysTurned'),
    path: ['endsOn'],
  });

type Sentence = ReturnType<typeof says>;

const whole = (sentence: Sentence, { min, max }: { min: number; max: number }) =>
  z.number(sentence).int(sentence).min(min, sentence).max(max, sentence);

const CLASS_MINUTES = { min: 15, max: 480 };
const GROUP_SIZE = { min: 1, max: GROUP_SIZE_MAX };
const MINIMUM = { min: 2, max: GROUP_SIZE_MAX };
const DECIDE_HOURS = { min: 1, max: DECIDE_HOURS_MAX };

export const addClassSchema = z
  .object({
    name: singleLine(later(texts, 'nameLabel'), NAME_LENGTH_MAX),
    description: optionalMultiLine(later(texts, 'descriptionLabel'), 1_000).optional(),
    durationMinutes: whole(says(texts, 'classDuration', CLASS_MINUTES), CLASS_MINUTES),
    /** In the smallest unit of the coach's currency: 750 is EUR 7.50. */
    price: priceFrom(0),
    groupSize: whole(says(texts, 'groupSizeRange', GROUP_SIZE), GROUP_SIZE),
    /** With fewer people at the time of the decision a date is cancelled; null: it takes place anyway. */
    minimum: whole(says(texts, 'minimumRange', MINIMUM), MINIMUM)
      .nullable()
      .default(null),
    decideHours: whole(says(texts, 'cancelHoursRange', DECIDE_HOURS), DECIDE_HOURS).default(
      DECIDE_HOURS_DEFAULT,
    ),
    schedule: optionalSingleLine(later(texts, 'scheduleLabel'), 160).optional(),
  })
  .refine(({ minimum, groupSize }) => minimum === null || minimum <= groupSize, {
    ...says(texts, 'minimumAboveSize'),
    path: ['minimum'],
  });

/** The labels are called while parsing. */
const words = (label: () => string, entry: () => string) =>
  z
    .array(singleLine(entry, LIST_ENTRY_LENGTH_MAX), {
      error: () => translate(texts).mustBeList({ label: label() }),
    })
    .max(LIST_ENTRIES_MAX, {
      error: () => translate(texts).tooManyEntries({ label: label(), max: LIST_ENTRIES_MAX }),
    })
    .transform((entries) => [...new Set(entries)]);

const CANCEL_HOURS = { min: 1, max: CANCEL_HOURS_MAX };

/** A new rate applies to new requests; pending ones keep their price. */
export const editCoachSchema = z.object({
  /** In the smallest unit of the coach's currency; `rateProblem` has the range. */
  hourlyRate: priceFrom(1),
  experience: singleLine(later(texts, 'experienceLabel'), EXPERIENCE_LENGTH_MAX),
  location: optionalSingleLine(later(texts, 'locationLabel'), LOCATION_LENGTH_MAX).default(null),
  bio: optionalMultiLine(later(texts, 'bioLabel'), BIO_LENGTH_MAX).default(null),
  certifications: words(later(texts, 'certificationsLabel'), later(texts, 'certificationLabel')),
  specialties: words(later(texts, 'specialtiesLabel'), later(texts, 'specialtyLabel')),
  /** Applies to sessions that are booked from now on; null: cancelling is free until the start. */
  cancelHours: whole(says(texts, 'cancelHoursRange', CANCEL_HOURS), CANCEL_HOURS)
    .nullable()
    .optional(),
  coachesWomen: z.boolean().optional(),
  coachesChildren: z.boolean().optional(),
});

export const setCoachVenuesSchema = z.object({
  venueIds: z
    .array(z.number().int().positive().max(2_147_483_647))
    .max(COACH_VENUES_MAX, says(texts, 'tooManyVenues', { max: COACH_VENUES_MAX }))
    .transform((ids) => [...new Set(ids)]),
});

const SESSIONS = { min: PACKAGE_SESSIONS_MIN, max: PACKAGE_SESSIONS_MAX };
const VALID_DAYS = { min: PACKAGE_VALID_DAYS_MIN, max: PACKAGE_VALID_DAYS_MAX };

/** Of a package on offer, and of one that the coach gives. */
export const packageTermsSchema = z.object({
  sessions: whole(says(texts, 'packageSessions', SESSIONS), SESSIONS),
  price: priceFrom(1),
  validDays: whole(says(texts, 'packageDays', VALID_DAYS), VALID_DAYS).nullable(),
});

/** Replaces all packages; the list may be empty. Packages bought before do not change. */
export const setPackagesSchema = z.object({
  packages: z
    .array(packageTermsSchema)
    .max(PACKAGES_MAX, says(texts, 'tooManyPackages', { max: PACKAGES_MAX }))
    .superRefine((packages, context) => {
      const at = packages.findIndex(({ sessions }, nth) =>
        packages.slice(0, nth).some((before) => before.sessions === sessions),
      );
      if (at === -1) return;
      const message = translate(texts).packagesAlike;
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

export const coachPhotoPartsSchema = z.object({ image: z.file() });

export const coachSettingsSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sport: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  isPaused: z.boolean(),
  hourlyRate: z.number().int(),
  cancelHours: z.number().int().nullable(),
  coachesWomen: z.boolean(),
  coachesChildren: z.boolean(),
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
  certificates: z.array(certificateSchema),
});

export const coachSettingsListSchema = z.array(coachSettingsSchema);

export type SetHoursInput = z.output<typeof setHoursSchema>;
export type SetPackagesInput = z.output<typeof setPackagesSchema>;
export type AddDayOffInput = z.output<typeof addDayOffSchema>;
export type AddClassInput = z.output<typeof addClassSchema>;
export type EditCoachInput = z.output<typeof editCoachSchema>;
export type CoachSettingsDto = z.infer<typeof coachSettingsSchema>;
