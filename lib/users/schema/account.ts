import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/auth/constants';
import { newPasswordSchema } from '@/lib/auth/schema';
import { OWN_SECURITY_EVENTS } from '@/lib/observability/security-event-names';
import { idParam } from '@/lib/validation/numbers';

export const sessionParamsSchema = z.object({
  id: idParam,
  sessionId: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A signed-in browser. `id` names the session and cannot open it. */
const sessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export const sessionListSchema = z.array(sessionSchema);

/** Something that happened to one's account. */
const securityEventSchema = z.object({
  id: z.number().int(),
  event: z.enum(OWN_SECURITY_EVENTS),
  /** 'Chrome on Android' */
  device: z.string().nullable(),
  isNewDevice: z.boolean(),
  /** A fixed word that says more. */
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export const securityEventListSchema = z.array(securityEventSchema);

export const changePasswordSchema = z.object({
  /** Left out only by somebody who has none yet. */
  currentPassword: z
    .string({ error: 'Password must be text' })
    .max(PASSWORD_LENGTH_MAX, 'That is not your password')
    .optional(),
  newPassword: newPasswordSchema,
});

export const passwordChangedSchema = z.object({
  /** Other browsers that were signed out. */
  signedOut: z.number().int(),
});

export const deletionSchema = z.object({
  /** Until then signing in again and restoring undoes it. */
  deletionDueAt: z.iso.datetime(),
});

/** The file with everything of a person, and whether it can be downloaded. */
export const dataExportSchema = z.object({
  status: z.enum(['none', 'pending', 'ready', 'failed', 'expired']),
  requestedAt: z.iso.datetime().nullable(),
  /** The end of the download. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});

export type DataExportDto = z.infer<typeof dataExportSchema>;
export type SessionDto = z.infer<typeof sessionSchema>;
export type SecurityEventDto = z.infer<typeof securityEventSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
export type DeletionDto = z.infer<typeof deletionSchema>;
