import { sql } from 'kysely';
import { fullName, mayMeet, present } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import { on, prepared } from '@/lib/platform/db/kysely';
import { secondsAgo } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';

const findPairRow = prepared((kx, p: { actorId: number; otherId: number }) =>
  kx
    .selectFrom('users as u')
    .innerJoin('users as me', (join) => join.on('me.id', '=', p.actorId))
    .leftJoin('matches as mine', (join) =>
      join.on('mine.user1Id', '=', p.actorId).onRef('mine.user2Id', '=', 'u.id'),
    )
    .leftJoin('sports as likedSport', 'likedSport.id', 'mine.sportId')
    .leftJoin('matches as theirs', (join) =>
      join.onRef('theirs.user1Id', '=', 'u.id').on('theirs.user2Id', '=', p.actorId),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('userSports as a')
          .innerJoin('userSports as b', 'b.sportId', 'a.sportId')
          .innerJoin('sports as s', 's.id', 'a.sportId')
          .where('a.userId', '=', p.actorId)
          .whereRef('b.userId', '=', 'u.id')
          .where('a.isLookingToPlay', '=', true)
          .where('b.isLookingToPlay', '=', true)
          .orderBy((o) => o('s.name', '<>', 'Paddle'))
          .orderBy('s.name')
          .limit(1)
          .select(['s.id', 's.name'])
          .as('shared'),
      (join) => join.onTrue(),
    )
    .where('u.id', '=', p.otherId)
    .select((eb) => [
      'u.id',
      fullName('u').as('name'),
      'u.profileImageKey',
      'u.profileImageProvider',
      'u.discoverable',
      eb.not(mayMeet(eb.ref('u.id'), eb.val(p.actorId))).as('blocked'),
      'mine.status as likeStatus',
      eb.fn.coalesce('mine.isSuper', sql<boolean>`false`).as('likeIsSuper'),
      'mine.sportId as likeSportId',
      'likedSport.name as likeSportName',
      'theirs.status as reverseStatus',
      // The first sport both are looking to play, in the order of the sport list.
      'shared.id as sharedSportId',
      'shared.name as sharedSportName',
      fullName('me').as('ownName'),
      'me.timeZone as ownTimeZone',
      present('me').as('isOnboarded'),
    ]),
);

/** Two people for a like or a skip: `likeStatus` of the actor's like, `reverseStatus` of the other's. */
export type PairRow = Awaited<ReturnType<typeof findPairRow>>[number];

/** Everything that a like or a skip depends on, in one statement. Call it after `lockPair` before a write. */
export async function findPair(
  actorId: number,
  otherId: number,
  tx: Tx = db,
): Promise<PairRow | null> {
  const [row] = await findPairRow({ actorId, otherId }, tx);
  return row ?? null;
}

export interface NewLike {
  user1Id: number;
  user2Id: number;
  sportId: number | null;
  /** The local day of a super like; null for a plain one. */
  superOn: Date | null;
}

/** Adds the like, or upgrades a plain one to a super like; a like ends an earlier skip. */
export async function upsertLike({ superOn, ...like }: NewLike, tx: Tx): Promise<void> {
  const { user1Id, user2Id } = like;
  const upgrade = superOn === null ? {} : { isSuper: true, superOn };
  await on(tx)
    .with('unskipped', (kx) =>
      kx.deleteFrom('skips').where('userId', '=', user1Id).where('skippedId', '=', user2Id),
    )
    .insertInto('matches')
    .values({ ...like, ...upgrade })
    .onConflict((conflict) =>
      superOn === null
        ? conflict.columns(['user1Id', 'user2Id']).doNothing()
        : conflict.columns(['user1Id', 'user2Id']).doUpdateSet(upgrade),
    )
    .execute();
}

export async function updateToMatched(a: number, b: number, at: Date, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('matches')
    .set({ status: 'matched', matchedAt: at })
    .where((eb) => eb(eb.refTuple('user1Id', 'user2Id'), 'in', [eb.tuple(a, b), eb.tuple(b, a)]))
    .where('status', '=', 'pending')
    .execute();
}

/** A match cannot be taken back. */
export async function deletePendingLike(user1Id: number, user2Id: number, tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('matches')
    .where('user1Id', '=', user1Id)
    .where('user2Id', '=', user2Id)
    .where('status', '=', 'pending')
    .execute();
}

export async function deleteLikesOfPair(a: number, b: number, tx: Tx): Promise<void> {
  const liked = columnsOf<'matches'>('matches');
  await on(tx)
    .deleteFrom('matches')
    .where(arePair([liked('user1Id'), liked('user2Id')], [a, b]))
    .execute();
}

/**
 * Spends the day's super like. The database decides: of two at once the second finds the day already there.
 * @returns false when it was spent before.
 */
export async function spendSuperLike(userId: number, lastOn: Date, tx: Tx): Promise<boolean> {
  const result = await on(tx)
    .insertInto('superLikes')
    .values({ userId, lastOn })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ lastOn }).where('superLikes.lastOn', '<', lastOn),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** A repeated skip starts its 30 days again. */
export async function upsertSkip(
  userId: number,
  skippedId: number,
  createdAt: Date,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .insertInto('skips')
    .values({ userId, skippedId, createdAt })
    .onConflict((conflict) => conflict.columns(['userId', 'skippedId']).doUpdateSet({ createdAt }))
    .execute();
}

export async function deleteSkip(userId: number, skippedId: number): Promise<void> {
  await on()
    .deleteFrom('skips')
    .where('userId', '=', userId)
    .where('skippedId', '=', skippedId)
    .execute();
}

export async function deleteOldSkips(days: number): Promise<void> {
  await on()
    .deleteFrom('skips')
    .where('createdAt', '<', secondsAgo(days * 86_400))
    .execute();
}
