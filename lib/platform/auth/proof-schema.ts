import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/platform/auth/constants';

/** Required again before a change to who may sign in; omitted by people who have no password and have just signed in. */
export const ownPasswordSchema = z
  .string({ error: 'Password must be text' })
  .max(PASSWORD_LENGTH_MAX, 'That is not your password')
  .optional();

export const proofBodySchema = z.object({ password: ownPasswordSchema });

/** What a session must show before such a change: nothing (just signed in), the password, or another sign-in. */
export const proofSchema = z.enum(['none', 'password', 'sign-in']);

export type Proof = z.infer<typeof proofSchema>;
