import { z } from 'zod';
import {
  BILL_BASES,
  HANDLE_LENGTH_MAX,
  REMINDER_LENGTH_MAX,
  SHARE_MARKS,
} from '@/lib/money/constants';
import { texts } from '@/lib/money/texts';
import { later, says } from '@/lib/platform/language/say';
import { idParam, idSchema, priceFrom } from '@/lib/platform/validation/numbers';
import { optionalSingleLine, singleLine } from '@/lib/platform/validation/text';

export const chargeGameSchema = z.object({
  basis: z.enum(BILL_BASES, says(texts, 'chooseBasis')),
  /** For each player, or the price of the court; in the smallest unit of the currency: 750 is EUR 7.50. */
  amount: priceFrom(1),
  /** The person who paid for the court. */
  payeeId: z.number(says(texts, 'choosePayee')).pipe(idSchema),
});

export const moneyParamsSchema = z.object({ id: idParam });
export const shareParamsSchema = z.object({ id: idParam, accountId: idParam });
/** The last digits of a transfer, by which its recipient finds it; none for cash. */
export const payDigits = optionalSingleLine(later(texts, 'digitsLabel'), 8).refine(
  (typed) => typed === null || /^\d{3,8}$/.test(typed),
  says(texts, 'digitsForm'),
);
export const markShareSchema = z.object({
  mark: z.enum(SHARE_MARKS),
  digits: payDigits.optional(),
});

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
  /** The amount still to be paid; negative when too much was paid. */
  left: z.number().int(),
  status: z.enum(SHARE_MARKS),
  /** Of a payment that is said and not confirmed. */
  digits: z.string().nullable(),
  /** Before the game: unsaid by then, the seat passes on. */
  until: z.iso.datetime().nullable(),
});

const sideSchema = personSchema.extend({ isOwn: z.boolean() });

/** An amount that a former payee has to give back. */
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
      /** The surplus from rounding, for the payee. */
      over: z.number().int(),
      payee: personSchema,
      /** Their payment details, for members who owe or play. */
      handle: z.string().nullable(),
      /** The players or exemptions changed since the cost was shared; for the managers of the game. */
      isOutdated: z.boolean(),
    })
    .nullable(),
  mine: shareSchema.nullable(),
  /** For the managers of the game and the payee. */
  shares: z.array(shareSchema).nullable(),
  /** All of them for the managers of the game, their own for others. */
  refunds: z.array(refundSchema),
  /** The possible payees, for the managers of the game. */
  payees: z.array(z.object({ id: z.number().int(), name: z.string() })).nullable(),
});

const accountSchema = z.object({
  accountId: z.number().int(),
  id: z.number().int().nullable(),
  name: z.string(),
  isOwn: z.boolean(),
  /** False for outside players, and for people who have left the group. */
  isMember: z.boolean(),
});

const balanceSchema = z.object({
  debtor: accountSchema,
  creditor: accountSchema,
  /** Zero when both owe the same: it is open for each game until it is offset. */
  amount: z.number().int(),
  /** The number of games with open amounts. */
  games: z.number().int(),
  /** The debtor has marked it as paid. */
  saidPaid: z.boolean(),
  /** The payment details; only for the debtor. */
  handle: z.string().nullable(),
});

/** Organisers see all balances of the group; members, and former members with open amounts, their own. */
export const bookSchema = z.object({
  currency: z.string(),
  balances: z.array(balanceSchema),
  /** The viewer's own payment details. */
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
