import { z } from 'zod';
import { ownPasswordSchema, proofSchema } from '@/lib/auth/proof-schema';
import { emailSchema } from '@/lib/auth/schema';

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
  /** Asked for before it changes. */
  proof: proofSchema,
});

export const addressConfirmedSchema = z.object({ email: z.string() });

export type ChangeAddressInput = z.output<typeof changeAddressSchema>;
export type AddressDto = z.infer<typeof addressSchema>;
export type AddressConfirmedDto = z.infer<typeof addressConfirmedSchema>;
