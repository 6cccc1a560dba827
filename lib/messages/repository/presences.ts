import { sql } from 'kysely';
import { isFresh, otherOf } from '@/lib/messages/repository/conversation-columns';
import { mayMeet } from '@/lib/moderation/visibility';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

interface Presence {
  userId: number;
  sidecarId: string;
}

const upsert = prepared((kx, p: Presence) =>
  kx
    .with('here', (cte) =>
      cte
        .insertInto('presences')
        .values({ userId: p.userId, sidecarId: p.sidecarId })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'sidecarId']).doUpdateSet({ seenAt: now }),
        ),
    )
    // The previous state: a statement does not see its own writes.
    .selectFrom('presences as p')
    .where('p.userId', '=', p.userId)
    .where(isFresh)
    .select('p.sidecarId')
    .limit(1),
);

/** @returns whether the person was offline until now */
export async function upsertPresence(userId: number, sidecarId: string): Promise<boolean> {
  return (await upsert({ userId, sidecarId })).length === 0;
}

const deleteOne = prepared((kx, p: Presence) =>
  kx
    .with('gone', (cte) =>
      cte
        .deleteFrom('presences')
        .where('userId', '=', p.userId)
        .where('sidecarId', '=', p.sidecarId),
    )
    .selectFrom('presences as p')
    .where('p.userId', '=', p.userId)
    .where('p.sidecarId', '<>', p.sidecarId)
    .where(isFresh)
    .select('p.sidecarId')
    .limit(1),
);

/** @returns whether the person is now offline everywhere */
export async function deletePresence(userId: number, sidecarId: string): Promise<boolean> {
  return (await deleteOne({ userId, sidecarId })).length === 0;
}

/** Refreshes who is connected here, and deletes rows of dead sidecars. */
export async function refreshPresences(userIds: number[], sidecarId: string): Promise<void> {
  await on()
    .insertInto('presences')
    .columns(['userId', 'sidecarId'])
    .expression((eb) =>
      eb
        .selectFrom('users as u')
        .where('u.id', '=', eb.fn.any(eb.val(userIds)))
        .select(['u.id', sql<string>`${sidecarId}::text`.as('sidecarId')]),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sidecarId']).doUpdateSet({ seenAt: now }),
    )
    .execute();
  await on()
    .deleteFrom('presences as p')
    .where((eb) => eb.not(isFresh))
    .execute();
}

const WATCHERS_MAX = 200;

const findWatcherIds = prepared((kx, p: { userId: number }) =>
  kx
    .selectFrom((eb) =>
      eb
        .selectFrom('conversations as c')
        .where((own) => own.or([own('c.userLo', '=', p.userId), own('c.userHi', '=', p.userId)]))
        .where('c.requestStatus', 'in', ['none', 'accepted'])
        .select([otherOf(p.userId).as('other'), 'c.lastMessageAt'])
        .as('mine'),
    )
    .where('mine.other', 'is not', null)
    .where((eb) => mayMeet(eb.ref('mine.other'), p.userId))
    .orderBy('mine.lastMessageAt', (order) => order.desc().nullsLast())
    .limit(WATCHERS_MAX)
    .select('mine.other as userId')
    .$narrowType<{ userId: number }>(),
);

/** People who see a person's online dot: those with a conversation that both accepted, the latest two hundred. */
export async function findWatchers(userId: number): Promise<number[]> {
  return (await findWatcherIds({ userId })).map((row) => row.userId);
}
