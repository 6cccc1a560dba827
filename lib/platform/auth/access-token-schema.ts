import { z } from 'zod';
import {
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_NAME_LENGTH_MAX,
  TOKEN_SCOPES,
} from '@/lib/platform/auth/constants';
import { ownPasswordSchema, proofSchema } from '@/lib/platform/auth/proof-schema';
import { texts } from '@/lib/platform/auth/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam } from '@/lib/platform/validation/numbers';
import { singleLine } from '@/lib/platform/validation/text';

const scopesWanted = says(texts, 'tokenScopes');
const daysWanted = says(texts, 'tokenDays', { max: TOKEN_DAYS_MAX });

const scopesSchema = z.array(z.enum(TOKEN_SCOPES, scopesWanted), scopesWanted);

export const tokenParamsSchema = z.object({ id: idParam });

export const makeTokenSchema = z.object({
  name: singleLine(later(texts, 'tokenNameLabel'), TOKEN_NAME_LENGTH_MAX),
  scopes: scopesSchema
    .min(1, scopesWanted)
    .max(TOKEN_SCOPES.length, scopesWanted)
    .refine((scopes) => new Set(scopes).size === scopes.length, scopesWanted),
  /** After how many days it ends. */
  days: z
    .number(daysWanted)
    .int(daysWanted)
    .min(1, daysWanted)
    .max(TOKEN_DAYS_MAX, daysWanted)
    .default(TOKEN_DAYS),
  password: ownPasswordSchema,
});

export const accessTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: scopesSchema,
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export const accessTokenListSchema = z.object({
  tokens: z.array(accessTokenSchema),
  /** What to ask for before one is made. */
  proof: proofSchema,
});

/** The only response with the token itself. */
export const madeTokenSchema = accessTokenSchema.extend({ token: z.string() });

export type MakeTokenInput = z.output<typeof makeTokenSchema>;
export type AccessTokenDto = z.infer<typeof accessTokenSchema>;
export type AccessTokenListDto = z.infer<typeof accessTokenListSchema>;
export type MadeTokenDto = z.infer<typeof madeTokenSchema>;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
