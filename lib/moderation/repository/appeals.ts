import { sql } from 'kysely';
import { APPEAL } from '@/lib/moderation/constants';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** Null unless the person is suspended or banned; `isSent` since that moment. */
export async function findSanctioned(userId: number, since: Date, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where('u.deletedAt', 'is', null)
    .where((eb) => eb.or([eb('u.bannedAt', 'is not', null), eb('u.suspendedUntil', '>', now)]))
    .select((eb) => [
      'u.name',
      eb
        .exists(
          eb
            .selectFrom('reports as r')
            .whereRef('r.reporterId', '=', 'u.id')
            .where('r.reason', '=', APPEAL)
            .where('r.createdAt', '>=', since),
        )
        .$castTo<boolean>()
        .as('isSent'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

interface Appeal {
  userId: number;
  name: string | null;
  note: string;
}

/** A report by the person about themselves. @throws a violation of reports_open_key while one is open */
export async function insertAppeal({ userId, name, note }: Appeal, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('reports')
    .values({
      reporterId: userId,
      subjectId: userId,
      targetType: 'person',
      targetId: userId,
      reason: APPEAL,
      note,
      snapshot: sql<string>`jsonb_build_object('name', ${name}::text)`,
    })
    .execute();
}
