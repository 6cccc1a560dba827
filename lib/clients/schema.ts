import { z } from 'zod';
import { DURATION_MINUTES_DEFAULT, DURATIONS_MINUTES } from '@/lib/bookings/constants';
import { guardianListSchema, wallTimeShape, weeksSchema } from '@/lib/bookings/schema';
import { texts as bookingTexts } from '@/lib/bookings/texts';
import {
  CLIENT_NAME_LENGTH_MAX,
  CLIENT_NOTE_LENGTH_MAX,
  PHONE_LENGTH_MAX,
} from '@/lib/clients/constants';
import { texts } from '@/lib/clients/texts';
import { packageTermsSchema } from '@/lib/coaching/schema/settings';
import { texts as coachTexts } from '@/lib/coaching/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema, priceFrom } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

export const clientParamsSchema = z.object({ id: idParam });

const name = singleLine(later(texts, 'nameLabel'), CLIENT_NAME_LENGTH_MAX);
/** For the coach alone, as the note. */
const phone = optionalSingleLine(later(texts, 'phoneLabel'), PHONE_LENGTH_MAX).pipe(
  z
    .string()
    .regex(/^[+\d][\d ()/.-]*$/, says(coachTexts, 'phoneWrong'))
    .nullable(),
);
const note = optionalMultiLine(later(texts, 'noteLabel'), CLIENT_NOTE_LENGTH_MAX);

export const addClientSchema = z.object({
  name,
  phone: phone.default(null),
  note: note.default(null),
});

/** A client with an account keeps the account's name. */
export const changeClientSchema = z.object({
  name: name.optional(),
  phone: phone.default(null),
  note: note.default(null),
});

/** Date and time are in the coach's time zone. */
export const enterSessionsSchema = z.object({
  ...wallTimeShape,
  duration: z
    .literal(DURATIONS_MINUTES, says(bookingTexts, 'durationWrong', { choices: DURATIONS_MINUTES }))
    .default(DURATION_MINUTES_DEFAULT),
  weeks: weeksSchema,
  /** Of each session; omitted, by the hourly rate. */
  price: priceFrom(0).optional(),
  /** One of this client's packages, which pays as long as it lasts. */
  packageId: idSchema.nullable().default(null),
  venueId: idSchema.nullable().optional(),
});

export const givePackageSchema = packageTermsSchema.extend({
  price: priceFrom(0),
  validDays: packageTermsSchema.shape.validDays.default(null),
});

const ENTRY_KINDS = ['session', 'package', 'class'] as const;
export const markPaidSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  entryId: idSchema,
  paid: z.boolean(),
});

/** A month of the coach's calendar: '2026-12'. */
export const exportBookSchema = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, says(texts, 'monthWrong')),
});

/** The forms of the page behind a personal link. */
export const actByLinkSchema = z.object({
  token: z.string(),
  bookingId: idParam,
  /** 'cancel', or a local time of the coach such as '2026-12-31T18:30' to move to. */
  wanted: z.union([z.literal('cancel'), z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)]),
});

const clientSchema = z.object({
  id: z.number().int(),
  /** Null without an account, and across a block. */
  userId: z.number().int().nullable(),
  hasAccount: z.boolean(),
  guardians: guardianListSchema,
  name: z.string(),
  phone: z.string().nullable(),
  note: z.string().nullable(),
  /** The personal link of a client without an account. */
  url: z.string().nullable(),
  /** The start of the next session. */
  nextAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  /** Sessions left in packages. */
  left: z.number().int(),
  /** Given and not paid, in the smallest unit of the currency. */
  open: z.number().int(),
  currency: z.string(),
});
export const clientListSchema = z.array(clientSchema);

const entrySchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  id: z.number().int(),
  /** Of a session or class, its start; of a package, the day it was given. */
  at: z.iso.datetime(),
  timeZone: z.string(),
  /** Of a class. */
  title: z.string().nullable(),
  status: z.enum(['accepted', 'completed', 'no_show', 'cancelled', 'active', 'used']),
  /** A session of a package, or one that was cancelled late. */
  ofPackage: z.boolean(),
  late: z.boolean(),
  /** Of a package. */
  sessions: z.object({ used: z.number().int(), total: z.number().int() }).nullable(),
  amount: z.number().int(),
  /** When the coach noted that it was paid. */
  paidAt: z.iso.datetime().nullable(),
  /** It was given, and counts as open until it is paid. */
  isDue: z.boolean(),
});

export const clientPageSchema = clientSchema.extend({
  coachId: z.number().int(),
  /** The name of the coach's page. */
  coach: z.string(),
  entries: z.array(entrySchema),
});

export type AddClientInput = z.output<typeof addClientSchema>;
export type ChangeClientInput = z.output<typeof changeClientSchema>;
export type EnterSessionsInput = z.output<typeof enterSessionsSchema>;
export type GivePackageInput = z.output<typeof givePackageSchema>;
export type MarkPaidInput = z.output<typeof markPaidSchema>;
export type ClientDto = z.infer<typeof clientSchema>;
export type EntryDto = z.infer<typeof entrySchema>;
export type ClientPageDto = z.infer<typeof clientPageSchema>;
