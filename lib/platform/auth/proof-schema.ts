import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { texts } from '@/lib/platform/auth/texts';
import { says } from '@/lib/platform/language/say';

/** Required again before a change to who may sign in; omitted by people who have no password and have just signed in. */
export const ownPasswordSchema = z
  .string(says(texts, 'passwordMustBeText'))
  .max(PASSWORD_LENGTH_MAX, says(texts, 'notYourPassword'))
  .optional();

export const proofBodySchema = z.object({ password: ownPasswordSchema });

/** What a session must show before such a change: nothing (just signed in), the password, or another sign-in. */
export const proofSchema = z.enum(['none', 'password', 'sign-in']);

export type Proof = z.infer<typeof proofSchema>;
