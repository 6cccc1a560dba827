import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** The coming games of a person without a group. Call it under the lock of their account. */
export async function countPosted(userId: number, tx: Tx): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where('g.creatorId', '=', userId)
    .where('g.reach', 'is not', null)
    .where('ga.status', '=', 'upcoming')
    .where('ga.startsAt', '>', now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Cancels the coming games of a person without a group. @returns them, with those who had a place */
export async function updatePosted(creatorId: number, cancelReason: string, tx: Tx) {
  return on(tx)
    .with('ended', (kx) =>
      kx
        .updateTable('games')
        .from('groups as g')
        .set((eb) => ({
          status: 'cancelled',
          cancelReason,
          calendarSequence: eb('games.calendarSequence', '+', 1),
        }))
        .whereRef('g.id', '=', 'games.groupId')
        .where('g.creatorId', '=', creatorId)
        .where('g.reach', 'is not', null)
        .where('games.status', '=', 'upcoming')
        .where('games.startsAt', '>', now)
        .returning([
          'games.id',
          'games.venueId',
          'games.title',
          'games.startsAt',
          'games.timeZone',
        ]),
    )
    .selectFrom('ended')
    .innerJoin('gameParticipants as p', 'p.gameId', 'ended.id')
    .where('p.status', 'in', ['going', 'waitlisted'])
    .where('p.userId', 'is not', null)
    .orderBy('ended.id')
    .select([
      'ended.id',
      'ended.venueId',
      'ended.title',
      'ended.startsAt',
      'ended.timeZone',
      'p.userId as otherId',
    ])
    .$narrowType<{ otherId: number }>()
    .execute();
}
