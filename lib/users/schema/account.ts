import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { newPasswordSchema } from '@/lib/platform/auth/schema';
import { says } from '@/lib/platform/language/say';
import { OWN_SECURITY_EVENTS } from '@/lib/platform/observability/security-event-names';
import { idParam } from '@/lib/platform/validation/numbers';
import { texts } from '@/lib/users/texts';

export const sessionParamsSchema = z.object({
  id: idParam,
  sessionId: z.string().regex(/^[0-9a-f]{64}$/),
});

/** `id` identifies the session and cannot open it. */
const sessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});

export const sessionListSchema = z.array(sessionSchema);

const securityEventSchema = z.object({
  id: z.number().int(),
  event: z.enum(OWN_SECURITY_EVENTS),
  /** 'Chrome on Android' */
  device: z.string().nullable(),
  isNewDevice: z.boolean(),
  /** A fixed word with more detail. */
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export const securityEventListSchema = z.array(securityEventSchema);

export const changePasswordSchema = z.object({
  /** Omitted only by people without a password. */
  currentPassword: z
    .string(says(texts, 'passwordText'))
    .max(PASSWORD_LENGTH_MAX, says(texts, 'passwordWrong'))
    .optional(),
  newPassword: newPasswordSchema,
});

export const passwordChangedSchema = z.object({
  /** How many other browsers were signed out. */
  signedOut: z.number().int(),
});

export const deletionSchema = z.object({
  /** Until then the person can sign in again and restore the account. */
  deletionDueAt: z.iso.datetime(),
});

/** The export file, and whether it can be downloaded. */
export const dataExportSchema = z.object({
  status: z.enum(['none', 'pending', 'ready', 'failed', 'expired']),
  requestedAt: z.iso.datetime().nullable(),
  /** When the download expires. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nullable(),
});

export type DataExportDto = z.infer<typeof dataExportSchema>;
export type SessionDto = z.infer<typeof sessionSchema>;
export type SecurityEventDto = z.infer<typeof securityEventSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;
export type DeletionDto = z.infer<typeof deletionSchema>;
