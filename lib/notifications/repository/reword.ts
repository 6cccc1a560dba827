import { type RawBuilder, sql } from 'kysely';
import { isAbout, type SentBy } from '@/lib/notifications/repository/notifications';
import { type Sentences, stored } from '@/lib/notifications/repository/words';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { type Said, sayAgain, sayRenamed } from '@/lib/platform/language/say';

/** True for notifications with this person among `peopleOf`; both conditions have an index. */
function isOfPerson(userId: number): RawBuilder<boolean> {
  const actorId = columnsOf<'notifications'>('notifications')('actorId');
  return sql`(${actorId} = ${userId} OR ${isAbout({ named: [userId] })})`;
}

/** Rewords notifications about a subject: `values` replace the parameters of the same names. */
export function updateWords(
  about: Prisma.InputJsonObject,
  values: Readonly<Record<string, string | number>>,
  tx: Tx,
): Promise<void> {
  return reword(isAbout(about), (said) => sayAgain(said, values), tx);
}

/** Replaces one parameter where it has a value, in the notifications about a subject. */
export function updateValueIn(
  about: Prisma.InputJsonObject,
  { key, from, to }: { key: string; from: string; to: string | null },
  tx: Tx,
): Promise<void> {
  const has = (said: Said) => (said.params as Record<string, unknown> | undefined)?.[key] === from;
  return reword(isAbout(about), (said) => (has(said) ? sayAgain(said, { [key]: to }) : null), tx);
}

/** Renames a place in the notifications about it. */
export function updatePlaceIn(
  about: Prisma.InputJsonObject,
  rename: (words: string) => string,
  tx: Tx,
): Promise<void> {
  return reword(isAbout(about), (said) => sayRenamed(said, rename), tx);
}

/**
 * Renames a person in the notifications that they caused or that name them: a parameter is their name, or has nothing to do with
 * it.
 */
export function updateNameIn(
  userId: number,
  { from, to }: { from: string; to: string },
  tx: Tx,
): Promise<void> {
  return reword(
    isOfPerson(userId),
    (said) => sayRenamed(said, (words) => (words === from ? to : words)),
    tx,
  );
}

/** Notifications about a venue, or that name it, are also those of the one that it is merged into. */
export async function updateMerged({ from, to }: { from: number; to: number }, tx: Tx) {
  const data = columnsOf<'notifications'>('notifications')('data');
  await on(tx)
    .updateTable('notifications')
    .set({ data: sql`${data} || jsonb_build_object('venueId', ${to}::int)` })
    .where(isAbout({ venueId: from }))
    .execute();
  await on(tx)
    .updateTable('notifications')
    .set({ data: sql`jsonb_insert(${data}, '{venueIds,-1}', to_jsonb(${to}::int), true)` })
    .where(isAbout({ venueIds: [from] }))
    .execute();
}

export async function deleteOfPerson(userId: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('notifications').where(isOfPerson(userId)).execute();
}

async function reword(
  which: RawBuilder<boolean>,
  change: (said: Said) => Said | null,
  tx: Tx,
): Promise<void> {
  // A text sent to a whole group is worded once.
  const rows = await on(tx)
    .selectFrom('notifications')
    .where(which)
    .where('said', 'is not', null)
    .groupBy('said')
    .select((eb) => ['said', eb.fn.agg<number[]>('array_agg', ['id']).as('ids')])
    .execute();
  for (const { said, ids } of rows) {
    const { title, message, whose } = said as unknown as Sentences;
    const again = { title: change(title), message: change(message), whose: whose && change(whose) };
    if (!again.title && !again.message && !again.whose) continue;
    const next = {
      title: again.title ?? title,
      message: again.message ?? message,
      whose: again.whose ?? whose,
    };
    await on(tx)
      .updateTable('notifications')
      .set({ ...stored(next), said: JSON.stringify(next) })
      .where('id', 'in', ids.map(Number))
      .execute();
  }
}

/** Those of a young person's guardians too. @returns how many were deleted */
export async function deleteUnread(
  { userId, actorId, type, about = {} }: SentBy,
  tx: Tx,
): Promise<number> {
  const { numDeletedRows } = await on(tx)
    .deleteFrom('notifications')
    .using(
      sql<{ userId: number; link: string | null }>`(SELECT ${userId}::int, NULL::text UNION ALL
        SELECT guardian_id, id::text FROM guardians WHERE young_id = ${userId})`.as<'reader'>(
        sql`reader(user_id, link)`,
      ),
    )
    .whereRef('notifications.userId', '=', 'reader.userId')
    .where(sql<boolean>`data ->> 'guardianOf' IS NOT DISTINCT FROM reader.link`)
    .where((eb) => eb.not('isRead'))
    .where('actorId', actorId === null ? 'is' : '=', actorId)
    .where('type', '=', type)
    .where(isAbout(about))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteUnreadOfAll(
  { type, about }: { type: string; about: Prisma.InputJsonObject },
  tx: Tx,
): Promise<void> {
  await on(tx)
    .deleteFrom('notifications')
    .where((eb) => eb.not('isRead'))
    .where('type', '=', type)
    .where(isAbout(about))
    .execute();
}
