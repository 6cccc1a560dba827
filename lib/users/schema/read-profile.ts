import { z } from 'zod';
import { currentUserSchema } from '@/lib/users/schema/current-user';
import { personSummarySchema } from '@/lib/users/schema/person';
import { savedUserSportSchema } from '@/lib/users/schema/profile';

export const userSportListSchema = z.array(savedUserSportSchema);

/** The connection between viewer and person. `sent` includes a silently declined request. */
const connectionStateSchema = z.object({
  state: z.enum(['none', 'sent', 'received', 'connected']),
  /** The pending request, to accept, decline or cancel. */
  requestId: z.number().int().nullable(),
});

const statsShape = {
  sports: userSportListSchema,
  /** `groups` counts those the viewer may see. */
  counts: z.object({
    sports: z.number().int(),
    groups: z.number().int(),
    games: z.number().int(),
  }),
  /** Share of attended games among those marked by their organisers; null below three. */
  attendancePercent: z.number().int().min(0).max(100).nullable(),
};

const publicProfileSchema = personSummarySchema.extend({
  isOwn: z.literal(false),
  bio: z.string().nullable(),
  createdAt: z.iso.datetime(),
  ...statsShape,
  connection: connectionStateSchema,
  /** By the person's setting; daily limits are checked when sending. */
  canMessage: z.boolean(),
});

export const ownProfileSchema = currentUserSchema.extend({
  isOwn: z.literal(true),
  /** Shown to others instead of `location`. */
  publicLocation: z.string().nullable(),
  ...statsShape,
  /** As in the change of a profile; visible only to the person. */
  availability: z.number().int(),
  isPaused: z.boolean(),
  /** Set while a deletion is pending. */
  deletionDueAt: z.iso.datetime().nullable(),
});

export const profileSchema = z.discriminatedUnion('isOwn', [publicProfileSchema, ownProfileSchema]);

export type PublicProfileDto = z.infer<typeof publicProfileSchema>;
export type OwnProfileDto = z.infer<typeof ownProfileSchema>;
export type ProfileDto = z.infer<typeof profileSchema>;
