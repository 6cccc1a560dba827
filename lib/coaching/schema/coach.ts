import { z } from 'zod';
import { coachCardSchema } from '@/lib/coaching/schema/card';
import { coachClassSchema } from '@/lib/coaching/schema/directory';
import { idParam } from '@/lib/platform/validation/numbers';

export const coachParamsSchema = z.object({ id: idParam });

/** In minutes after midnight in the coach's zone. */
export const coachHoursSchema = z.object({
  weekday: z.number().int(),
  startMinute: z.number().int(),
  endMinute: z.number().int(),
});

export const packageOfferSchema = z.object({
  sessions: z.number().int(),
  price: z.number().int(),
  /** Days from the coach's acceptance; null for no expiry. */
  validDays: z.number().int().nullable(),
});

export const coachSchema = coachCardSchema.extend({
  /** The id of the coach's account, for messages; null for a guest. */
  userId: z.number().int().nullable(),
  bio: z.string().nullable(),
  certifications: z.array(z.string()),
  /** The names of those that an admin has verified. */
  certificates: z.array(z.string()),
  coachesWomen: z.boolean(),
  coachesChildren: z.boolean(),
  timeZone: z.string(),
  /** Later than so many hours before a session, cancelling takes it from the package; null: until its start it is free. */
  cancelHours: z.number().int().nullable(),
  isPaused: z.boolean(),
  /** True on the coach's own page. */
  isMine: z.boolean(),
  /** The viewer has had a completed session and has not reviewed it yet. */
  canReview: z.boolean(),
  hours: z.array(coachHoursSchema),
  classes: z.array(coachClassSchema),
  venues: z.array(z.object({ id: z.number().int(), name: z.string() })),
  packages: z.array(packageOfferSchema),
});

const coachReviewSchema = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  comment: z.string().nullable(),
  reply: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** For guests the first name only, and no picture. */
  user: z.object({ name: z.string(), profileImageUrl: z.string().nullable() }),
  isMine: z.boolean(),
});
export const coachReviewListSchema = z.array(coachReviewSchema);

export type CoachDto = z.infer<typeof coachSchema>;
export type PackageOfferDto = z.infer<typeof packageOfferSchema>;
export type CoachHoursDto = z.infer<typeof coachHoursSchema>;
export type CoachReviewDto = z.infer<typeof coachReviewSchema>;
