import { z } from 'zod';
import { PASSWORD_LENGTH_MAX } from '@/lib/auth/constants';
import { emailSchema } from '@/lib/auth/schema';

/** Asked again before what decides who may sign in; left out by who has no password and has just signed in. */
export const ownPasswordSchema = z
  .string({ error: 'Password must be text' })
  .max(PASSWORD_LENGTH_MAX, 'That is not your password')
  .optional();

export const changeAddressSchema = z.object({ email: emailSchema, password: ownPasswordSchema });

const BROKEN_LINK = 'That link is cut off. Please open it again from the letter.';

/** The secret of a link in a letter. */
export const addressTokenSchema = z
  .string({ error: BROKEN_LINK })
  .regex(/^[\w-]{43}$/, BROKEN_LINK);
export const addressLinkSchema = z.object({ token: addressTokenSchema });

/** One's own address. */
export const addressSchema = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Asked for, until the link in the letter to it is followed. */
  wishedEmail: z.string().nullable(),
});

export const addressConfirmedSchema = z.object({ email: z.string() });

export type ChangeAddressInput = z.output<typeof changeAddressSchema>;
export type AddressDto = z.infer<typeof addressSchema>;
export type AddressConfirmedDto = z.infer<typeof addressConfirmedSchema>;
