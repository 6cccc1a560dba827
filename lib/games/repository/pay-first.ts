import { sql } from 'kysely';
import { mayMeet, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/**
 * The seats of a game that are paid for before it. `isOpen`: nobody has said or ticked that they are paid, and the player could
 * pay: the payee is there for them, and has said where.
 */
export function findAsked(gameId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('users as payee', 'payee.id', 'ga.payToId')
    .leftJoin('paymentHandles as h', 'h.userId', 'payee.id')
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'going')
    .where('p.payAskedAt', 'is not', null)
    .orderBy('p.id')
    .select((eb) => [
      'p.userId',
      'p.regularId',
      'p.guests',
      'p.payAskedAt',
      'u.timeZone',
      eb
        .and([
          eb('h.handle', 'is not', null),
          present('payee'),
          eb.or([eb('p.userId', 'is', null), mayMeet('payee', eb.ref('p.userId'))]),
          eb.not(
            eb.exists(
              eb
                .selectFrom('gameDues as d')
                .innerJoin('moneyAccounts as a', 'a.id', 'd.accountId')
                .whereRef('d.gameId', '=', 'p.gameId')
                .where(sql<boolean>`(a.user_id = p.user_id OR a.regular_id = p.regular_id)`)
                .where((own) =>
                  own.or([own('d.saidPaidAt', 'is not', null), own('d.isExempt', '=', true)]),
                ),
            ),
          ),
        ])
        .$castTo<boolean>()
        .as('isOpen'),
    ])
    .$narrowType<{ payAskedAt: Date }>()
    .execute();
}

/** After another time or rule of the game, or a tick that was taken back: everybody has the time of a new seat. */
export async function updateAskedAgain(gameId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameParticipants')
    .set({ payAskedAt: now })
    .where('gameId', '=', gameId)
    .where('payAskedAt', 'is not', null)
    .execute();
}

/** Whether the person has said where to pay them. */
export async function hasHandle(userId: number, tx: Tx): Promise<boolean> {
  const rows = on(tx).selectFrom('paymentHandles').where('userId', '=', userId).select('userId');
  return (await rows.execute()).length > 0;
}
