import { sql } from 'kysely';
import { SEAT_ASKS_DAYS, SEAT_ASKS_MAX, SEAT_CALLS_MAX } from '@/lib/games/constants';
import { audienceFits, levelFits } from '@/lib/games/repository/game-viewer';
import { discoverable, ledGroup, notBlocked } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { centre, inCircle } from '@/lib/platform/db/place-sql';

/** Counts a call. @returns false when the game has had all of its calls */
export async function addSeatCall(gameId: number, tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('games')
    .set((eb) => ({ seatCalls: eb('seatCalls', '+', 1), updatedAt: now }))
    .where('id', '=', gameId)
    .where('seatCalls', '<', SEAT_CALLS_MAX)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Call {
  gameId: number;
  groupId: number;
  /** The inviting organiser, whom the invited people must be able to meet. */
  callerId: number;
  /** The bit of `availability` in which the game begins. */
  slot: number;
  chord: number;
  limit: number;
}

const user = columnsOf<'users'>('u');
const group = columnsOf<'groups'>('g');
const level = columnsOf<'userSports'>('us');

/** People who were invited so often lately that they are spared now. */
const tiredOf = (tx: Tx) =>
  on(tx)
    .selectFrom('seatAsks as lately')
    .where('lately.askedAt', '>', secondsAgo(SEAT_ASKS_DAYS * 86_400))
    .groupBy('lately.userId')
    .having((eb) => eb.fn.countAll(), '>=', SEAT_ASKS_MAX)
    .select('lately.userId as id');

/** Everyone already involved with the game or its group: members, removed, invited and listed people. */
const involvedIn = (gameId: number, groupId: number, tx: Tx) =>
  on(tx)
    .selectFrom('groupMembers')
    .where('groupId', '=', groupId)
    .select('userId as id')
    .unionAll(on(tx).selectFrom('groupBans').where('groupId', '=', groupId).select('userId as id'))
    .unionAll(
      on(tx).selectFrom('groupRemovals').where('groupId', '=', groupId).select('userId as id'),
    )
    .unionAll(on(tx).selectFrom('seatAsks').where('gameId', '=', gameId).select('userId as id'))
    .unionAll(
      on(tx)
        .selectFrom('gameParticipants')
        .where('gameId', '=', gameId)
        .where('userId', 'is not', null)
        .select('userId as id')
        .$narrowType<{ id: number }>(),
    );

/** People who fit a game and are not involved in it, nearest first, by their cells. */
export function findFitting(
  { gameId, groupId, callerId, slot, chord, limit }: Call,
  tx: Tx,
): Promise<{ id: number }[]> {
  return on(tx)
    .with(
      (cte) => cte('place').materialized(),
      (own) =>
        own
          .selectFrom('games as ga')
          .innerJoin('groups as g', 'g.id', 'ga.groupId')
          .where('ga.id', '=', gameId)
          .select((eb) => eb.fn.coalesce('ga.g3', 'g.g3').as('centre')),
    )
    .selectFrom('users as u')
    .innerJoin('games as ga', (join) => join.on('ga.id', '=', gameId))
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .innerJoin('userSports as us', (join) =>
      join.onRef('us.userId', '=', 'u.id').onRef('us.sportId', '=', 'ga.sportId'),
    )
    .where('g.isActive', '=', true)
    .where(ledGroup('g'))
    .where(discoverable('u', callerId))
    .where(notBlocked(user('id'), sql<number | null>`${group('creatorId')}`))
    .where(inCircle(user('cellG3'), chord))
    .where('us.isLookingToPlay', '=', true)
    .where(levelFits(level('skillLevel')))
    .where(audienceFits(user('gender')))
    .where(
      sql<boolean>`(${user('availability')} = 0 OR ${user('availability')} & ${slot}::int <> 0)`,
    )
    .where('u.id', 'not in', tiredOf(tx))
    .where('u.id', 'not in', involvedIn(gameId, groupId, tx))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gameParticipants as p')
            .innerJoin('games as other', 'other.id', 'p.gameId')
            .whereRef('p.userId', '=', 'u.id')
            .where('p.status', '=', 'going')
            .where('other.status', '=', 'upcoming')
            .whereRef('other.startsAt', '<', 'ga.endsAt')
            .whereRef('other.endsAt', '>', 'ga.startsAt'),
        ),
      ),
    )
    .orderBy(sql`${user('cellG3')} <-> ${centre}`)
    .orderBy('u.id')
    .limit(limit)
    .select('u.id')
    .execute();
}

/**
 * Locks the people whom no other call is inviting at this moment, and omits those who were invited often enough by a call that
 * has just ended. The two statements matter: the second counts what was committed before the locks.
 */
export async function lockUntired(ids: number[], tx: Tx): Promise<Set<number>> {
  const locked = await on(tx)
    .selectFrom('users')
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .select('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const rows = await tiredOf(tx).where(sql<boolean>`user_id = ANY(${ids}::int[])`).execute();
  const tired = new Set(rows.map(({ id }) => id));
  return new Set(locked.map(({ id }) => id).filter((id) => !tired.has(id)));
}

export async function insertSeatAsks(gameId: number, ids: number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  const asks = ids.map((userId) => ({ gameId, userId }));
  await on(tx).insertInto('seatAsks').values(asks).execute();
}

/** Invitations that neither show a game any more nor count for a person's limit. */
export async function deleteOldSeatAsks(): Promise<void> {
  await on()
    .deleteFrom('seatAsks')
    .where('askedAt', '<', secondsAgo(SEAT_ASKS_DAYS * 86_400))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('games')
            .whereRef('games.id', '=', 'seatAsks.gameId')
            .where('games.startsAt', '>', sql<Date>`now()`),
        ),
      ),
    )
    .execute();
}
