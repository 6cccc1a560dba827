import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/auth/constants';

/** Asked again before what decides who may sign in; left out by who has no password and has just signed in. */
export const ownPasswordSchema = z
  .string({ error: 'Password must be text' })
  .max(PASSWORD_LENGTH_MAX, 'That is not your password')
  .optional();

/** What a session has to show before that: nothing so soon after signing in, the password, or another sign-in. */
export const proofSchema = z.enum(['none', 'password', 'sign-in']);

export type Proof = z.infer<typeof proofSchema>;
