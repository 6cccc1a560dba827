import { sql } from 'kysely';
import { mayMeet } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** A person with a seat or on the waiting list. Call it under the game's lock. */
export async function findPlayerById(
  { gameId, participantId }: { gameId: number; participantId: number },
  tx: Tx,
) {
  const row = await on(tx)
    .selectFrom('gameParticipants as p')
    .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
    .where('p.id', '=', participantId)
    .where('p.gameId', '=', gameId)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .select((eb) => [
      'p.id',
      'p.userId',
      'p.guests',
      'offer.id as offerId',
      eb.ref('p.status').$castTo<'going' | 'waitlisted'>().as('status'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** The whole waiting list, in order, with those to whom a seat is offered. Call it under the game's lock. */
export function findLine(gameId: number, tx: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .leftJoin('seatHolds as offer', 'offer.participantId', 'p.id')
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'waitlisted')
    .orderBy('p.waitlistedAt')
    .orderBy('p.id')
    .select(['p.id', sql<boolean>`offer.id IS NOT NULL`.as('isOffered')])
    .execute();
}

/** Puts the waiting list into this order: from the time of the first, a millisecond apart. */
export async function updateLine(participantIds: number[], tx: Tx): Promise<void> {
  const order = sql<{
    id: number;
    at: number;
  }>`unnest(${participantIds}::int[]) WITH ORDINALITY`.as<'o'>(sql`o(id, at)`);
  await on(tx)
    .updateTable('gameParticipants as p')
    .from(order)
    .set((eb) => ({
      waitlistedAt: sql<Date>`${eb
        .selectFrom('gameParticipants as q')
        .where('q.id', 'in', participantIds)
        .select((own) =>
          own.fn.min('q.waitlistedAt').as('first'),
        )} + ${eb.ref('o.at')} * interval '1 ms'`,
    }))
    .whereRef('p.id', '=', 'o.id')
    .execute();
}

/** Whether the organiser may meet the person with this id. */
export async function isMet(userId: number, organiserId: number, tx: Tx): Promise<boolean> {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where((eb) => mayMeet(eb.ref('u.id'), organiserId))
    .select('u.id')
    .executeTakeFirst();
  return row !== undefined;
}
