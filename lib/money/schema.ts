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
const areTwo = ({ debtorId, creditorId }: { debtorId: number; creditorId: number }) =>
  debtorId !== creditorId;
const notTwo = { path: ['creditorId'], ...says(texts, 'twoPeople') };
export const settleUpSchema = z.object(pair).refine(areTwo, notTwo);
export const remindSchema = z
  .object({ ...pair, words: singleLine(later(texts, 'wordsLabel'), REMINDER_LENGTH_MAX) })
  .refine(areTwo, notTwo);

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

const sideSchema = personSchema.extend({ isOwn: z.boolean() });

/** What somebody who advanced the court before has to give back. */
const refundSchema = z.object({
  debtor: sideSchema,
  creditor: sideSchema,
  amount: z.number().int(),
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
      /** Somebody else came, or plays for free, since the cost was shared; for the people who manage the game. */
      isOutdated: z.boolean(),
    })
    .nullable(),
  mine: shareSchema.nullable(),
  /** For the people who manage the game and for the payee. */
  shares: z.array(shareSchema).nullable(),
  /** All of them for the people who manage the game, their own for others. */
  refunds: z.array(refundSchema),
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
  /** Nothing when both owe the same: it is still open for each game until it is set off. */
  amount: z.number().int(),
  /** For how many games something is open. */
  games: z.number().int(),
  /** The debtor says that it is paid. */
  saidPaid: z.boolean(),
  /** Where to pay; only for the debtor. */
  handle: z.string().nullable(),
});

/** Organisers see all balances of the group; members, and whoever has left with something open, their own. */
export const bookSchema = z.object({
  currency: z.string(),
  balances: z.array(balanceSchema),
  /** Where the reader wants to be paid. */
  ownHandle: z.string().nullable(),
});

export type ChargeGameInput = z.output<typeof chargeGameSchema>;
export type SettleUpInput = z.output<typeof settleUpSchema>;
export type RemindInput = z.output<typeof remindSchema>;
export type RefundDto = z.infer<typeof refundSchema>;
export type ShareDto = z.infer<typeof shareSchema>;
export type GameMoneyDto = z.infer<typeof gameMoneySchema>;
export type BookDto = z.infer<typeof bookSchema>;
export type BalanceDto = z.infer<typeof balanceSchema>;
