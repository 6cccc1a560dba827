import { z } from 'zod';
import { proofBodySchema, proofSchema } from '@/lib/platform/auth/proof-schema';
import { texts } from '@/lib/platform/auth/texts';
import { says } from '@/lib/platform/language/say';

const SENTENCE = says(texts, 'codeWanted');

/** Six digits from the app, or a recovery code, as people type them: with spaces, dashes and lower case. */
const secondStepCodeSchema = z
  .string(SENTENCE)
  .max(60, SENTENCE)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[2-9A-HJ-NP-Z]{16})$/, SENTENCE));

export const secondStepSchema = z.object({ code: secondStepCodeSchema });

/** A code at sign-in, and where to go afterwards: a path of this site. */
export const secondStepSignInSchema = secondStepSchema.extend({
  callbackUrl: z.string().max(2_000).optional(),
});
export const signedInSchema = z.object({ url: z.string() });

export const twoStepSchema = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The proof that the setup requires. */
  proof: proofSchema,
});

export const beginTwoStepSchema = proofBodySchema.optional();

/** Shown once, to the person who sets it up. */
export const twoStepSetupSchema = z.object({
  /** For typing where there is no camera: groups of four. */
  key: z.string(),
  uri: z.string(),
  /** The QR code as one path of black modules on a square of `size` modules, margin included. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});

/** Shown once; the database stores hashes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type TwoStepDto = z.infer<typeof twoStepSchema>;
export type TwoStepSetupDto = z.infer<typeof twoStepSetupSchema>;
export type RecoveryCodesDto = z.infer<typeof recoveryCodesSchema>;
