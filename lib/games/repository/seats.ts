import { sql } from 'kysely';
import { type Answer, waitsUntil } from '@/lib/games/repository/game-viewer';
import type { Audience } from '@/lib/groups/constants';
import { present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { lockRow } from '@/lib/platform/db/lock-row';

const SEATS = [
  'games.id',
  'games.groupId',
  'games.venueId',
  'games.title',
  'games.startsAt',
  'games.timeZone',
  'games.status',
  'games.maxPlayers',
  'games.goingCount',
  'games.payByHours',
] as const;

const lockSeatsRow = prepared((kx, p: { gameId: number }) =>
  kx.selectFrom('games').where('games.id', '=', p.gameId).select(SEATS).forNoKeyUpdate(),
);

export type SeatsRow = Awaited<ReturnType<typeof lockSeatsRow>>[number];

/**
 * Locks the seats of a game until the end of the transaction, to serialise their changes, so that a free seat is given once. NO
 * KEY UPDATE does not block rows that only refer to the game.
 */
export async function lockSeats(gameId: number, tx: Tx): Promise<SeatsRow | null> {
  const [row] = await lockSeatsRow({ gameId }, tx);
  return row ?? null;
}

const lockGroupAndSeatsRow = prepared((kx, p: { gameId: number }) =>
  kx
    // A separate statement: the group's row is locked before the game's, as everywhere.
    .with(
      (cte) => cte('shared').materialized(),
      (own) =>
        own
          .selectFrom('groups')
          .innerJoin('games as of', 'of.groupId', 'groups.id')
          .where('of.id', '=', p.gameId)
          .select('groups.id')
          .forShare('groups'),
    )
    .selectFrom('games')
    .where('games.id', '=', p.gameId)
    .where('games.groupId', '=', (eb) => eb.selectFrom('shared').select('shared.id'))
    .select(SEATS)
    .forNoKeyUpdate('games'),
);

/** Like `lockSeats`, and also serialises with people joining or leaving the game's group. */
export async function lockGroupAndSeats(gameId: number, tx: Tx): Promise<SeatsRow | null> {
  const [row] = await lockGroupAndSeatsRow({ gameId }, tx);
  return row ?? null;
}

/** Call it before the game's own lock: it waits for people who are joining or leaving the group. */
export async function lockGroupForShare(groupId: number, tx: Tx): Promise<void> {
  await on(tx).selectFrom('groups').where('id', '=', groupId).select('id').forShare().execute();
}

/** Of two people who add games to the group in parallel, the second counts the games of the first. */
export async function lockGroup(groupId: number, tx: Tx): Promise<void> {
  await lockRow('groups', groupId, tx);
}

const findWaitingRows = prepared((kx, p: { gameId: number }) =>
  kx
    .selectFrom('gameParticipants as p')
    .innerJoin('games as g', 'g.id', 'p.gameId')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('groupMembers as m', (join) =>
      join.onRef('m.groupId', '=', 'g.groupId').onRef('m.userId', '=', 'p.userId'),
    )
    .leftJoin('seatHolds as h', 'h.participantId', 'p.id')
    .where('p.gameId', '=', p.gameId)
    .where('p.status', '=', sql.lit('waitlisted'))
    .where('h.id', 'is', null)
    .where((eb) => eb.or([eb('p.regularId', 'is not', null), present('u')]))
    .where((eb) => eb(waitsUntil('g', eb.ref('p.userId'), eb.ref('p.regularId')), 'is', null))
    .orderBy('p.waitlistedAt')
    .orderBy('p.id')
    .select((eb) => [
      'p.id',
      'p.userId',
      'p.guests',
      'u.timeZone',
      // An organiser has vouched for a regular.
      eb
        .or([eb('u.emailVerifiedAt', 'is not', null), eb('p.regularId', 'is not', null)])
        .$castTo<boolean>()
        .as('isConfirmed'),
      // As `seatsThatYield` of holds chooses them.
      eb
        .and([
          eb('u.emailVerifiedAt', 'is', null),
          eb('m.id', 'is', null),
          eb('p.regularId', 'is', null),
          eb('p.userId', 'is distinct from', eb.ref('g.creatorId')),
        ])
        .$castTo<boolean>()
        .as('yields'),
    ]),
);

export type WaitingRow = Awaited<ReturnType<typeof findWaitingRows>>[number];

/** With an account, to which the product can write. */
export type WaitingPerson = WaitingRow & { userId: number; timeZone: string };

/** The waiting players without an offer, in order. */
export function findWaiting(gameId: number, tx: Tx): Promise<WaitingRow[]> {
  return findWaitingRows({ gameId }, tx);
}

export async function updateToPromoted(participantId: number, tx: Tx): Promise<void> {
  const at = new Date();
  const promoted = { status: 'going', waitlistedAt: null, mustReconfirm: false } as const;
  await on(tx)
    .updateTable('gameParticipants')
    .set({ ...promoted, promotedAt: at, updatedAt: at })
    .where('id', '=', participantId)
    .execute();
}

/** A moment before everyone who waits. Call it under the game's lock. */
async function findFront(gameId: number, tx: Tx): Promise<Date> {
  const row = await on(tx)
    .selectFrom('gameParticipants')
    .where('gameId', '=', gameId)
    .where('status', '=', 'waitlisted')
    .select((eb) => eb.fn.min('waitlistedAt').as('first'))
    .executeTakeFirst();
  return row?.first ? new Date(row.first.getTime() - 1) : new Date();
}

/** Whose seat it is: a person's, or that of a regular of the group. */
export type PlayerKey = { userId: number } | { regularId: number };

export function playerKey(row: { userId: number | null; regularId: number | null }): PlayerKey {
  return row.userId === null ? { regularId: row.regularId ?? 0 } : { userId: row.userId };
}

/** One row per player, whatever their previous answer. */
export async function upsertParticipant(
  key: PlayerKey & { gameId: number },
  {
    status,
    guests,
    isNext = false,
    hasLeft = false,
  }: {
    status: Answer;
    guests: number;
    isNext?: boolean;
    /** They gave up a seat themselves. */
    hasLeft?: boolean;
  },
  tx: Tx,
): Promise<void> {
  const now = new Date();
  const waitsSince = isNext && status === 'waitlisted' ? await findFront(key.gameId, tx) : now;
  const data = {
    status: status === 'maybe' ? ('out' as const) : status,
    saidMaybe: status === 'maybe',
    guests,
    mustReconfirm: false,
    attendance: null,
    waitlistedAt: status === 'waitlisted' ? waitsSince : null,
    updatedAt: now,
    ...(hasLeft && { leftAt: now }),
  };
  await on(tx)
    .insertInto('gameParticipants')
    .values({ ...key, ...data })
    .onConflict((conflict) =>
      conflict.columns(['gameId', 'userId' in key ? 'userId' : 'regularId']).doUpdateSet(data),
    )
    .execute();
}

export async function updateGuests(participantId: number, guests: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameParticipants')
    .set({ guests, updatedAt: new Date() })
    .where('id', '=', participantId)
    .execute();
}

export interface HeldScope {
  groupId?: number;
  audiences?: Audience[];
}

/** Coming games in which the person has a seat or waits for one, in the order in which all code locks them. */
export async function findHeldGameIds(
  userId: number,
  { groupId, audiences }: HeldScope,
  tx: Tx,
): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .where('p.userId', '=', userId)
    .where('p.status', 'in', ['going', 'waitlisted'])
    .where('ga.status', '=', 'upcoming')
    .where('ga.startsAt', '>', new Date())
    .$if(groupId !== undefined, (query) => query.where('ga.groupId', '=', groupId ?? 0))
    .$if(audiences !== undefined, (query) =>
      query.where((eb) =>
        // A group for women plays among women, whatever the game's audience.
        eb.or([eb('ga.audience', 'in', audiences ?? []), eb('g.audience', 'in', audiences ?? [])]),
      ),
    )
    .orderBy('p.gameId')
    .select('p.gameId')
    .execute();
  return rows.map(({ gameId }) => gameId);
}
