import { z } from 'zod';
import { payDigits } from '@/lib/money/schema';
import { says } from '@/lib/platform/language/say';
import { limitParam, pagedSearchSchema } from '@/lib/platform/validation/batch-size';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { LIST_LENGTH_MAX, REGULARS_SHOWN } from '@/lib/regulars/constants';
import { texts } from '@/lib/regulars/texts';

export const regularParamsSchema = z.object({ id: idParam });

/** `search`: a part of the name. */
export const listRegularsSchema = pagedSearchSchema.extend({
  limit: limitParam.default(REGULARS_SHOWN),
});

/** A list copied from a chat. */
export const pasteListSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, says(texts, 'pasteFirst'))
    .max(LIST_LENGTH_MAX, says(texts, 'listTooLong')),
  /** Without it nothing is saved: the answer says what was understood. */
  confirm: z.boolean().default(false),
});

/** What was understood of a pasted list, line by line. */
export const understoodSchema = z.object({
  /** In the order of the list. */
  names: z.array(z.string()),
  doubled: z.array(z.string()),
  /** Names of members and regulars of the group. */
  known: z.array(z.string()),
  /** Lines without a name. */
  ignored: z.array(z.string()),
  tooMany: z.boolean(),
  /** How many more the group has room for. */
  room: z.number().int(),
  saved: z.boolean(),
});

/** Gives them a seat in each new game of a series unless they say no. */
export const changeRegularSchema = z.object({ alwaysComes: z.boolean() });

export const regularSchema = z.object({
  id: z.number().int(),
  /** In full for organisers, for others the first name. */
  name: z.string(),
  /** Their personal link; for organisers. */
  url: z.string().nullable(),
  alwaysComes: z.boolean(),
});
export const regularListSchema = z.array(regularSchema);

export const answerForRegularSchema = z.object({
  regularId: idSchema,
  answer: z.enum(['going', 'maybe', 'out']),
});

/** The form of the page behind a personal link. */
export const answerAsRegularSchema = z.object({
  token: z.string(),
  gameId: idParam,
  answer: z.enum(['going', 'maybe', 'out']),
});
export const sayPaidAsRegularSchema = z.object({
  token: z.string(),
  gameId: idParam,
  paid: z.literal('yes'),
  // A typo must not cost the place.
  digits: payDigits.catch(null),
});
export const claimRegularSchema = z.object({ token: z.string() });
export const leaveAsRegularSchema = z.object({ token: z.string(), leave: z.literal('yes') });

export type PasteListInput = z.output<typeof pasteListSchema>;
export type ChangeRegularInput = z.output<typeof changeRegularSchema>;
export type UnderstoodDto = z.infer<typeof understoodSchema>;
export type RegularDto = z.infer<typeof regularSchema>;
