import { z } from 'zod';
import { PASSKEY_NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { proofBodySchema, proofSchema } from '@/lib/platform/auth/proof-schema';
import { texts } from '@/lib/platform/auth/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import { singleLine } from '@/lib/platform/validation/text';

const BROKEN = says(texts, 'passkeyUnreadable');
const bytes = (lengthMax: number) =>
  z
    .string(BROKEN)
    .max(lengthMax, BROKEN)
    .regex(/^[\w-]+$/, BROKEN);

const responseShape = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key', BROKEN),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], BROKEN).optional(),
  /** Ignored. */
  clientExtensionResults: z.record(z.string(), z.unknown(), BROKEN),
};

/** The browser's result of `startRegistration`. */
const registrationSchema = z.object(
  {
    ...responseShape,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(40_000),
        authenticatorData: bytes(40_000).optional(),
        transports: z.array(z.string(BROKEN).max(20, BROKEN)).max(10, BROKEN).optional(),
        publicKeyAlgorithm: z.number(BROKEN).int(BROKEN).optional(),
        publicKey: bytes(8_000).optional(),
      },
      BROKEN,
    ),
  },
  BROKEN,
);

/** The browser's result of `startAuthentication`. */
const authenticationSchema = z.object(
  {
    ...responseShape,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        authenticatorData: bytes(8_000),
        signature: bytes(8_000),
        userHandle: bytes(200).nullish(),
      },
      BROKEN,
    ),
  },
  BROKEN,
);

const nameSchema = singleLine(later(texts, 'passkeyNameLabel'), PASSKEY_NAME_LENGTH_MAX);

export const passkeyParamsSchema = z.object({ id: idParam });
export const passkeyProofSchema = proofBodySchema.optional();
export const addPasskeySchema = z.object({ name: nameSchema, response: registrationSchema });
export const renamePasskeySchema = z.object({ name: nameSchema });
export const passkeyResponseSchema = z.object({
  response: authenticationSchema,
  callbackUrl: z.string(says(texts, 'wayBackMustBeText')).max(2_000).optional(),
});

/** For the browser’s WebAuthn call. We store only a hash of the challenge. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export const newPasskeyOptionsSchema = passkeyOptionsSchema.extend({
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** What to ask for before one is added or removed. */
  proof: proofSchema,
});

export type AddPasskeyInput = z.output<typeof addPasskeySchema>;
export type PasskeyResponse = z.output<typeof authenticationSchema>;
export type PasskeyDto = z.infer<typeof passkeySchema>;
export type PasskeyListDto = z.infer<typeof passkeyListSchema>;
