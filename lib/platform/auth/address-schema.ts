import { z } from 'zod';
import { ownPasswordSchema, proofSchema } from '@/lib/platform/auth/proof-schema';
import { emailSchema } from '@/lib/platform/auth/schema';
import { texts } from '@/lib/platform/auth/texts';
import { says } from '@/lib/platform/language/say';

export const changeAddressSchema = z.object({ email: emailSchema, password: ownPasswordSchema });

const BROKEN_LINK = says(texts, 'linkIncomplete');

export const addressTokenSchema = z.string(BROKEN_LINK).regex(/^[\w-]{43}$/, BROKEN_LINK);
export const addressLinkSchema = z.object({ token: addressTokenSchema });

export const addressSchema = z.object({
  email: z.string(),
  isConfirmed: z.boolean(),
  /** Requested, pending until its link is opened. */
  wishedEmail: z.string().nullable(),
  /** The proof that a change of address requires. */
  proof: proofSchema,
});

export const addressConfirmedSchema = z.object({ email: z.string() });

export type ChangeAddressInput = z.output<typeof changeAddressSchema>;
export type AddressDto = z.infer<typeof addressSchema>;
export type AddressConfirmedDto = z.infer<typeof addressConfirmedSchema>;
