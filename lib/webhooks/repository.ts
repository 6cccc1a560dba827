import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { CALLS_SHOWN, WEBHOOK_FAILING_DAYS, WEBHOOKS_MAX } from '@/lib/webhooks/constants';
import type { WebhookOwner } from '@/lib/webhooks/schema';

const KIND = 'webhooks:send';

/** Oldest first, each with its last calls. */
export function findWebhooks({ groupId = null, venueId = null }: NullableOwner, tx?: Tx) {
  return on(tx)
    .selectFrom('webhooks as w')
    .where((eb) => eb.or([eb('w.groupId', '=', groupId), eb('w.venueId', '=', venueId)]))
    .orderBy('w.id')
    .select(['w.id', 'w.url', 'w.events', 'w.failingSince', 'w.stoppedAt'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('jobs as j')
          .where('j.kind', '=', sql.lit(KIND))
          .where(sql`${sql.ref('j.payload')} ->> 'webhookId'`, '=', sql`${sql.ref('w.id')}::text`)
          .orderBy('j.id', 'desc')
          .limit(CALLS_SHOWN)
          .select([
            'j.id',
            sql<string>`${sql.ref('j.payload')} ->> 'event'`.as('event'),
            'j.createdAt as at',
            'j.attempts',
            sql<
              'pending' | 'answered' | 'failed'
            >`CASE WHEN ${sql.ref('j.doneAt')} IS NOT NULL THEN 'answered' WHEN ${sql.ref('j.failedAt')} IS NOT NULL THEN 'failed' ELSE 'pending' END`.as(
              'state',
            ),
          ]),
      ).as('calls'),
    )
    .execute();
}

interface NullableOwner {
  groupId?: number | null | undefined;
  venueId?: number | null | undefined;
}

export function findWebhook(id: number, tx?: Tx) {
  return on(tx)
    .selectFrom('webhooks')
    .where('id', '=', id)
    .select(['id', 'groupId', 'venueId', 'url', 'stoppedAt'])
    .executeTakeFirst();
}

export async function insertWebhook(
  webhook: WebhookOwner & { url: string; events: string[] },
  tx: Tx,
): Promise<void> {
  await on(tx).insertInto('webhooks').values(webhook).execute();
}

/** Stops the calls of a webhook, or starts them again with a clean record. */
export async function updateStopped(id: number, isStopped: boolean, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('webhooks')
    .set({ stoppedAt: isStopped ? now : null, ...(isStopped ? {} : { failingSince: null }) })
    .where('id', '=', id)
    .execute();
}

export async function deleteWebhook(id: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Moves those of a venue to another with the same owner, as many as it has room for, and deletes the others. */
export async function updateVenue(
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
  tx: Tx,
): Promise<void> {
  const ownerOf = (id: number) =>
    on(tx).selectFrom('venues').where('id', '=', id).select('ownerId');
  const there = (await findWebhooks({ venueId: survivingId }, tx)).length;
  const moved = on(tx)
    .selectFrom('webhooks')
    .where('venueId', '=', mergedId)
    .where(ownerOf(mergedId), '=', ownerOf(survivingId))
    .orderBy('id')
    .limit(Math.max(0, WEBHOOKS_MAX - there))
    .select('id');
  await on(tx)
    .updateTable('webhooks')
    .set({ venueId: survivingId })
    .where('id', 'in', moved)
    .execute();
  await on(tx).deleteFrom('webhooks').where('venueId', '=', mergedId).execute();
}

/** Records whether the address answered. After WEBHOOK_FAILING_DAYS without an answer the webhook is stopped. */
export async function noteAnswer(id: number, isAnswered: boolean): Promise<void> {
  const since = sql.ref('failing_since');
  await on()
    .updateTable('webhooks')
    .set(
      isAnswered
        ? { failingSince: null }
        : {
            failingSince: sql`coalesce(${since}, now())`,
            stoppedAt: sql`CASE WHEN ${since} < now() - make_interval(days => ${sql.lit(WEBHOOK_FAILING_DAYS)}) THEN now() ELSE stopped_at END`,
          },
    )
    .where('id', '=', id)
    .$if(isAnswered, (query) => query.where('failingSince', 'is not', null))
    .execute();
}

/** Queues a failed call again with all its attempts. @returns whether the webhook has such a call */
export async function repeatCall(webhookId: number, jobId: number, tx: Tx): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where('id', '=', jobId)
    .where('kind', '=', KIND)
    .where(sql`payload ->> 'webhookId'`, '=', String(webhookId))
    .where('failedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The fields of a game in a call; undefined for a hidden game. */
export function findGameOf(id: number) {
  return on()
    .selectFrom('games')
    .where('id', '=', id)
    .where('hiddenAt', 'is', null)
    .select(['id', 'startsAt', 'endsAt', 'status', 'maxPlayers as places', 'goingCount as taken'])
    .executeTakeFirst();
}
