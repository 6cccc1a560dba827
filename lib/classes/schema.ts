import { z } from 'zod';
import { guardianListSchema, wallTimeShape, weeksSchema } from '@/lib/bookings/schema';
import { CANCEL_REASON_LENGTH_MAX } from '@/lib/classes/constants';
import { CLASS_ACTIONS } from '@/lib/classes/policy';
import { texts } from '@/lib/classes/texts';
import { GROUP_SIZE_MAX } from '@/lib/coaching/constants';
import { later } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalSingleLine } from '@/lib/platform/validation/text';

/** Date and time are in the coach's time zone; `weeks` repeats the time on as many weeks. */
export const addSessionsSchema = z.object({
  classId: idSchema,
  ...wallTimeShape,
  weeks: weeksSchema,
  venueId: idSchema.nullable().optional(),
});

export const sessionParamsSchema = z.object({ id: idParam });
export const actOnSessionParamsSchema = z.object({ id: idParam, action: z.enum(CLASS_ACTIONS) });
export const actOnSessionSchema = z.object({
  /** With join: join the waiting list if the class is full. */
  waitlist: z.boolean().optional(),
  /** With cancel: shown to all participants. */
  reason: optionalSingleLine(later(texts, 'reason'), CANCEL_REASON_LENGTH_MAX).optional(),
});

/** The places of people who were there, or were not after all. */
export const markAttendanceSchema = z.object({
  marks: z
    .array(z.object({ id: idSchema, came: z.boolean() }))
    .min(1)
    .max(GROUP_SIZE_MAX),
});

export const classSessionSchema = z.object({
  id: z.number().int(),
  classId: z.number().int(),
  name: z.string(),
  coach: z.object({ id: z.number().int(), name: z.string() }),
  side: z.enum(['coach', 'client']),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  price: z.number().int(),
  currency: z.string(),
  places: z.number().int(),
  spotsLeft: z.number().int(),
  waitlistCount: z.number().int(),
  place: z.object({ venueId: z.number().int().nullable(), name: z.string() }).nullable(),
  status: z.enum(['upcoming', 'cancelled']),
  cancelReason: z.string().nullable(),
  /** Until it is decided: it takes place from so many people. */
  needs: z
    .object({ people: z.number().int(), going: z.number().int(), decidesAt: z.iso.datetime() })
    .nullable(),
  /** For the coach, once it has begun. */
  canMarkAttendance: z.boolean(),
  myStatus: z.enum(['going', 'waitlisted']).nullable(),
  /** 1 is next. */
  myPlaceInLine: z.number().int().nullable(),
  /** What the viewer may do now. */
  actions: z.array(z.enum(CLASS_ACTIONS)),
});
export const classSessionListSchema = z.array(classSessionSchema);

/** For the coach: the participants, then the waiting list. */
const classParticipantSchema = z.object({
  /** Of the place, to note who came. */
  id: z.number().int(),
  userId: z.number().int().nullable(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  guardians: guardianListSchema,
  status: z.enum(['going', 'waitlisted']),
  came: z.boolean(),
});
export const classParticipantListSchema = z.array(classParticipantSchema);

export type AddSessionsInput = z.output<typeof addSessionsSchema>;
export type MarkAttendanceInput = z.output<typeof markAttendanceSchema>;
export type ActOnSessionInput = z.output<typeof actOnSessionSchema>;
export type ClassSessionDto = z.infer<typeof classSessionSchema>;
export type ClassParticipantDto = z.infer<typeof classParticipantSchema>;
