import { PAY_REMINDER_HOURS } from '@/lib/games/constants';
import { findAsked, hasHandle, updateAskedAgain } from '@/lib/games/repository/pay-first';
import type { SeatsRow } from '@/lib/games/repository/seats';
import { texts } from '@/lib/games/server-texts';
import { payUntil } from '@/lib/games/service/offer-seat';
import type { Tx } from '@/lib/platform/db/client';
import { invalidField } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

// Seats that are paid for before the game. `keep-rules` passes on the others; `lib/money` has the payments.

/** Call it after every change of seats, under the game's lock: the job passes on what is due, and counts who has paid. */
export async function planPayment(
  tx: Tx,
  { id: gameId, payByHours }: Pick<SeatsRow, 'id' | 'payByHours'>,
): Promise<void> {
  if (payByHours !== null) await enqueue(tx, 'games:pay', { gameId });
}

/** Everybody who has not paid has the time of a new seat. */
export async function askAgain(tx: Tx, game: Pick<SeatsRow, 'id' | 'payByHours'>): Promise<void> {
  await updateAskedAgain(game.id, tx);
  await planPayment(tx, game);
}

/** Whom the seats are paid to: whoever switches it on. Null when the input does not. @throws AppError invalid (no details) */
export async function payeeOf(
  tx: Tx,
  userId: number,
  { payByHours }: { payByHours?: number | null },
): Promise<number | null> {
  if (payByHours == null) return null;
  if (await hasHandle(userId, tx)) return userId;
  throw invalidField('payByHours', say(texts, 'payeeWithoutHandle'));
}

interface PaidGame {
  id: number;
  startsAt: Date;
  payByHours: number | null;
  timeZone: string;
}

/**
 * The seats that are paid first, each with its heads, the end of its time, and when the player is reminded: never of one that was
 * asked for since.
 */
export async function listAsked(game: PaidGame, tx?: Tx) {
  return (await findAsked(game.id, tx)).map(({ payAskedAt, timeZone, guests, ...seat }) => {
    const until = payUntil(game, payAskedAt, timeZone ?? game.timeZone);
    const remindAt = new Date(until.getTime() - PAY_REMINDER_HOURS * 3_600_000);
    return {
      ...seat,
      playerId: seat.userId ?? -(seat.regularId ?? 0),
      heads: 1 + guests,
      until,
      remindAt: remindAt > payAskedAt ? remindAt : null,
    };
  });
}
