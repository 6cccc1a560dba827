import { z } from 'zod';
import { GAME_COST_MAX } from '@/lib/games/constants';
import {
  BILL_BASES,
  HANDLE_LENGTH_MAX,
  REMINDER_LENGTH_MAX,
  SHARE_MARKS,
} from '@/lib/money/constants';
import { texts } from '@/lib/money/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

const amountRange = says(texts, 'amountRange', { max: GAME_COST_MAX });

export const chargeGameSchema = z.object({
  basis: z.enum(BILL_BASES, says(texts, 'chooseBasis')),
  /** For each player, or the price of the court; in whole units of the currency. */
  amount: z
    .number(amountRange)
    .int(amountRange)
    .min(1, amountRange)
    .max(GAME_COST_MAX, amountRange),
  /** The person who advanced the court. */
  payeeId: z.number(says(texts, 'choosePayee')).pipe(idSchema),
});

export const moneyParamsSchema = z.object({ id: idParam });
export const shareParamsSchema = z.object({ id: idParam, accountId: idParam });
export const markShareSchema = z.object({ mark: z.enum(SHARE_MARKS) });

const pair = { debtorId: idSchema, creditorId: idSchema };
export const settleUpSchema = z.object(pair);
export const remindSchema = z.object({
  ...pair,
  words: singleLine(later(texts, 'wordsLabel'), REMINDER_LENGTH_MAX),
});

export const paymentHandleSchema = z.object({
  handle: optionalSingleLine(later(texts, 'handleLabel'), HANDLE_LENGTH_MAX),
});

const personSchema = z.object({ id: z.number().int().nullable(), name: z.string() });

const shareSchema = z.object({
  accountId: z.number().int(),
  user: personSchema,
  amount: z.number().int(),
  /** What is still to be paid; below zero when too much was paid. */
  left: z.number().int(),
  status: z.enum(SHARE_MARKS),
});

export const gameMoneySchema = z.object({
  currency: z.string(),
  bill: z
    .object({
      basis: z.enum(BILL_BASES),
      amount: z.number().int(),
      perHead: z.number().int(),
      heads: z.number().int(),
      /** What rounding brings in too much, for the person who advanced the court. */
      over: z.number().int(),
      payee: personSchema,
      /** Where to pay them, for members who owe or play. */
      handle: z.string().nullable(),
    })
    .nullable(),
  mine: shareSchema.nullable(),
  /** For the people who manage the game and for the payee. */
  shares: z.array(shareSchema).nullable(),
  /** Who may have advanced the court, for the people who manage the game. */
  payees: z.array(z.object({ id: z.number().int(), name: z.string() })).nullable(),
});

const accountSchema = z.object({
  accountId: z.number().int(),
  id: z.number().int().nullable(),
  name: z.string(),
  isOwn: z.boolean(),
  /** False for players from outside, and for who has left the group. */
  isMember: z.boolean(),
});

const balanceSchema = z.object({
  debtor: accountSchema,
  creditor: accountSchema,
  amount: z.number().int(),
  /** For how many games something is open. */
  games: z.number().int(),
  /** The debtor says that it is paid. */
  saidPaid: z.boolean(),
  /** Where to pay; only for the debtor. */
  handle: z.string().nullable(),
});

/** Organisers see all balances of the group; members their own. */
export const bookSchema = z.object({
  currency: z.string(),
  balances: z.array(balanceSchema),
  /** Where the reader wants to be paid. */
  ownHandle: z.string().nullable(),
});

export type ChargeGameInput = z.output<typeof chargeGameSchema>;
export type SettleUpInput = z.output<typeof settleUpSchema>;
export type RemindInput = z.output<typeof remindSchema>;
export type ShareDto = z.infer<typeof shareSchema>;
export type GameMoneyDto = z.infer<typeof gameMoneySchema>;
export type BookDto = z.infer<typeof bookSchema>;
export type BalanceDto = z.infer<typeof balanceSchema>;
