import { type QueryCreator, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { NOTIFY_UNREAD_AFTER_SECONDS } from '@/lib/messages/constants';
import { secondsFromNow } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';
import { jobKindColumns } from '@/lib/platform/jobs/queue';

/** The id of the next message, for statements that need it before its row. */
export const nextMessageId = sql<number>`nextval(pg_get_serial_sequence('messages', 'id'))`;

const SECONDS = sql.lit(NOTIFY_UNREAD_AFTER_SECONDS);

/** Queues the job that notifies people of unread messages in the `bumped` conversation of the same statement. */
export function notifyUnreadJobs<DB extends Tables & { bumped: { id: number } }>(
  kx: QueryCreator<DB>,
) {
  return (kx as unknown as QueryCreator<Tables & { bumped: { id: number } }>)
    .insertInto('jobs')
    .columns(['kind', 'lane', 'payload', 'runAt', 'dedupeKey'])
    .expression((eb) =>
      eb.selectFrom('bumped as b').select((own) => [
        ...jobKindColumns('messages:tell-unread'),
        jsonBuildObject({ conversationId: own.ref('b.id') }).as('payload'),
        secondsFromNow(NOTIFY_UNREAD_AFTER_SECONDS).as('runAt'),
        // One job covers the messages of a time span; it looks at everything unread.
        sql`'messages:tell-unread:' || ${own.ref('b.id')} || ':' || floor(extract(epoch FROM now()) / ${SECONDS})`.as(
          'dedupeKey',
        ),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing());
}
