import { expressionBuilder, sql } from 'kysely';
import type { AuditFilter, SecurityEventFilter } from '@/lib/admin/schema';
import { fullName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { contains } from '@/lib/platform/db/search-sql';
import type { Tables } from '@/lib/platform/db/tables';
import { FOREIGN_LANE } from '@/lib/platform/jobs/kinds';

/** Newest first. `person` is their e-mail; null for an unknown person. */
export function findSecurityEvents(
  { person, event }: SecurityEventFilter,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  let query = on()
    .selectFrom('securityEvents as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .select([
      'e.id',
      'e.event',
      'u.email as person',
      'e.account',
      'e.network',
      'e.device',
      'e.isNewDevice',
      'e.detail',
      'e.createdAt',
    ]);
  if (beforeId !== undefined) query = query.where('e.id', '<', beforeId);
  if (event) query = query.where('e.event', '=', event);
  if (person !== '') {
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('u.id')}::text = ${person}`,
        sql<boolean>`strpos(lower(${eb.ref('u.email')}), lower(${person}::text)) > 0`,
        contains(eb.ref('u.search'), person),
      ]),
    );
  }
  return query.execute();
}

interface JobPosition {
  failedAt: Date;
  id: number;
}

/** The latest failure first. */
export function findFailedJobs({ after, limit }: { after?: JobPosition; limit: number }) {
  let query = on()
    .selectFrom('jobs')
    .where('failedAt', 'is not', null)
    .where('lane', '<>', FOREIGN_LANE)
    .orderBy('failedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'kind', 'attempts', 'lastError', 'createdAt', 'failedAt'])
    .$narrowType<{ failedAt: Date }>();
  if (after) {
    const { failedAt, id } = after;
    query = query.where((eb) =>
      eb.or([
        eb('failedAt', '<', failedAt),
        eb.and([eb('failedAt', '=', failedAt), eb('id', '<', id)]),
      ]),
    );
  }
  return query.execute();
}

/** Locks a failed job. @returns its kind; null when no failed job has this id */
export async function lockFailedJob(id: number, tx: Tx): Promise<string | null> {
  const job = await on(tx)
    .selectFrom('jobs')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .select('kind')
    .forUpdate()
    .executeTakeFirst();
  return job?.kind ?? null;
}

/** The error remains until the job has run. */
export async function requeueJob(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('jobs')
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteJob(id: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('jobs').where('id', '=', id).execute();
}

const eb = expressionBuilder<Tables, never>();
const entry = columnsOf<'auditLogs'>('a');

/** The target's id; null where it is not a number. */
const targetId = sql.ref<number>('k.id');

const personName = eb
  .selectFrom('users as t')
  .where('t.id', '=', targetId)
  .select(fullName('t').as('name'));
const groupName = eb.selectFrom('groups as t').where('t.id', '=', targetId).select('t.name');
const gameName = eb.selectFrom('games as t').where('t.id', '=', targetId).select('t.title');
const venueName = eb.selectFrom('venues as t').where('t.id', '=', targetId).select('t.name');
const venueApplicationName = eb
  .selectFrom('venueApplications as t')
  .where('t.id', '=', targetId)
  .select('t.name');
const coachName = eb
  .selectFrom('coachApplications as t')
  .where('t.id', '=', targetId)
  .select('t.name');
const reviewedVenue = eb
  .selectFrom('venueReviews as t')
  .innerJoin('venues as v', 'v.id', 't.venueId')
  .where('t.id', '=', targetId)
  .select('v.name');
const reviewedCoach = eb
  .selectFrom('coachReviews as t')
  .innerJoin('coachApplications as c', 'c.id', 't.coachId')
  .where('t.id', '=', targetId)
  .select('c.name');
const authorName = eb
  .selectFrom('messages as t')
  .innerJoin('users as s', 's.id', 't.senderId')
  .where('t.id', '=', targetId)
  .select(fullName('s').as('name'));

/** The current name of an entry's target: for a review its subject, for a message its author. */
const targetName = sql<string | null>`CASE
  WHEN ${entry('targetType')} IN ('person', 'user') THEN ${personName}
  WHEN ${entry('targetType')} = 'group' THEN ${groupName}
  WHEN ${entry('targetType')} = 'game' THEN ${gameName}
  WHEN ${entry('targetType')} = 'venue' THEN ${venueName}
  WHEN ${entry('targetType')} = 'venue_application' THEN ${venueApplicationName}
  WHEN ${entry('targetType')} IN ('coach', 'coach_application') THEN ${coachName}
  WHEN ${entry('targetType')} = 'review' THEN ${reviewedVenue}
  WHEN ${entry('targetType')} = 'coach_review' THEN ${reviewedCoach}
  WHEN ${entry('targetType')} = 'message' THEN ${authorName}
END`;

/** Newest first. `actions` are the actions that match the filter's text. */
export function findAudit(
  { person, action, from, before }: AuditFilter,
  {
    actions,
    beforeId,
    limit,
  }: { actions: readonly string[]; beforeId: number | undefined; limit: number },
) {
  return on()
    .selectFrom('auditLogs as a')
    .crossJoinLateral(() =>
      on()
        .selectNoFrom(
          sql<number | null>`CASE WHEN ${entry('targetId')} ~ '^[0-9]{1,18}$'
            THEN ${entry('targetId')}::bigint END`.as('id'),
        )
        .as('k'),
    )
    .leftJoin('users as u', 'u.id', 'a.actorId')
    .leftJoin('users as o', (join) =>
      join.on('a.targetType', 'in', ['person', 'user']).onRef('o.id', '=', 'k.id'),
    )
    .$if(beforeId !== undefined, (query) => query.where('a.id', '<', beforeId ?? 0))
    .$if(person !== '', (query) =>
      query.where((own) =>
        own.or([
          sql<boolean>`${person} IN (${own.ref('u.id')}::text, ${own.ref('o.id')}::text)`,
          sql<boolean>`strpos(lower(${own.ref('u.email')}), lower(${person}::text)) > 0`,
          sql<boolean>`strpos(lower(${own.ref('o.email')}), lower(${person}::text)) > 0`,
          contains(own.ref('u.search'), person),
          contains(own.ref('o.search'), person),
        ]),
      ),
    )
    .$if(action !== '', (query) =>
      query.where((own) =>
        own.or([
          sql<boolean>`strpos(translate(${entry('action')}, '.-_', '   '), lower(${action}::text)) > 0`,
          own('a.action', '=', own.fn.any(own.val(actions))),
        ]),
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where('a.createdAt', '>=', sql<Date>`${from}::timestamptz`),
    )
    .$if(before !== undefined, (query) =>
      query.where('a.createdAt', '<', sql<Date>`${before}::timestamptz`),
    )
    .orderBy('a.id', 'desc')
    .limit(limit)
    .select((own) => [
      'a.id',
      'u.email as actor',
      'a.action',
      'a.targetType',
      'a.targetId',
      own.fn.coalesce(targetName, sql<string | null>`${entry('data')}->>'name'`).as('targetName'),
      sql<string | null>`${entry('data')}->>'note'`.as('note'),
      'a.data',
      'a.createdAt',
    ])
    .$narrowType<{ data: Prisma.JsonObject }>()
    .execute();
}

export type AuditRow = Awaited<ReturnType<typeof findAudit>>[number];
