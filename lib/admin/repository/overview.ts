import { type Expression, sql } from 'kysely';
import { CHART_DAYS } from '@/lib/admin/constants';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { FOREIGN_LANE } from '@/lib/platform/jobs/kinds';

/** One statement: half a dozen in parallel would take every connection of the process. */
export async function findCounts(): Promise<Record<string, number>> {
  const counts = await on()
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll<number>().as('count');
      return [
        eb.selectFrom('users').where('deletedAt', 'is', null).select(count).as('people'),
        eb
          .selectFrom('groups')
          .where('hiddenAt', 'is', null)
          .where('pairLo', 'is', null)
          .where('reach', 'is', null)
          .select(count)
          .as('groups'),
        eb
          .selectFrom('venues')
          .where((own) => own.ref('listed'))
          .select(count)
          .as('venues'),
        eb
          .selectFrom('games')
          .where('status', '=', 'upcoming')
          .where('startsAt', '>', now)
          .where('hiddenAt', 'is', null)
          .select(count)
          .as('games'),
        eb
          .selectFrom('coachApplications')
          .where('status', '=', 'approved')
          .select(count)
          .as('coaches'),
        eb.selectFrom('reports').where('status', '=', 'open').select(count).as('reports'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    People: counts.people ?? 0,
    Groups: counts.groups ?? 0,
    Venues: counts.venues ?? 0,
    'Upcoming games': counts.games ?? 0,
    Coaches: counts.coaches ?? 0,
    'Open reports': counts.reports ?? 0,
  };
}

const SERIES = ['New people', 'Games created', 'Messages', 'Booking requests'] as const;
type Series = (typeof SERIES)[number];
const named = (name: Series) => sql<Series>`${sql.lit(name)}::text`.as('name');

const dayOf = (at: Expression<Date>) => sql<Date>`date_trunc('day', ${at}, 'UTC')`;
const today = dayOf(now);
const firstDay = sql<Date>`${today} - make_interval(days => ${CHART_DAYS - 1})`;

/** Counts per day. Each table has an index on created_at or is small. */
export async function findSeries(): Promise<Record<string, { day: string; count: number }[]>> {
  const rows = await on()
    .with('created', (kx) =>
      kx
        .selectFrom('users')
        .where('createdAt', '>=', firstDay)
        .select((eb) => [named('New people'), dayOf(eb.ref('createdAt')).as('day')])
        .unionAll(
          kx
            .selectFrom('games')
            .where('createdAt', '>=', firstDay)
            .select((eb) => [named('Games created'), dayOf(eb.ref('createdAt')).as('day')]),
        )
        .unionAll(
          kx
            .selectFrom('messages')
            .where('createdAt', '>=', firstDay)
            .select((eb) => [named('Messages'), dayOf(eb.ref('createdAt')).as('day')]),
        )
        .unionAll(
          kx
            .selectFrom('bookingRequests')
            .where('createdAt', '>=', firstDay)
            .select((eb) => [named('Booking requests'), dayOf(eb.ref('createdAt')).as('day')]),
        ),
    )
    .with('counted', (kx) =>
      kx
        .selectFrom('created')
        .groupBy(['name', 'day'])
        .select((eb) => ['name', 'day', eb.fn.countAll<number>().as('count')]),
    )
    .selectFrom(
      sql<{ day: Date }>`generate_series(${firstDay}, ${today}, '1 day')`.as<'d'>(sql`d(day)`),
    )
    .crossJoin(sql<{ name: Series }>`unnest(${SERIES}::text[])`.as<'n'>(sql`n(name)`))
    .leftJoin('counted as c', (join) =>
      join.onRef('c.name', '=', 'n.name').onRef('c.day', '=', 'd.day'),
    )
    .orderBy('d.day')
    .select((eb) => [
      'n.name',
      sql<string>`to_char(${eb.ref('d.day')} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day'),
      eb.fn.coalesce('c.count', sql<number>`0`).as('count'),
    ])
    .execute();
  return Object.fromEntries(
    SERIES.map((name) => [
      name,
      rows.filter((row) => row.name === name).map(({ day, count }) => ({ day, count })),
    ]),
  );
}

export function findJobHealth() {
  return on()
    .selectFrom('jobs')
    .where('lane', '<>', FOREIGN_LANE)
    .select((eb) => {
      const isWaiting = eb.and([eb('doneAt', 'is', null), eb('failedAt', 'is', null)]);
      return [
        eb.fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
        eb.fn
          .countAll<number>()
          .filterWhere(isWaiting)
          .filterWhere('runAt', '<', secondsAgo(60))
          .as('overdue'),
        eb.fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
        eb
          .selectFrom('jobs as j')
          .where('j.lastError', 'is not', null)
          .where('j.lane', '<>', FOREIGN_LANE)
          .orderBy('j.id', 'desc')
          .limit(1)
          .select('j.lastError')
          .as('lastError'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function findMailHealth() {
  const rows = await on()
    .selectFrom('outboxMails')
    .groupBy('status')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .execute();
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { queued: of('queued'), failed: of('failed'), sent: of('sent') };
}

/** Whether the product's database role owns the audit log, so that only the trigger protects it. */
export async function ownsAuditLog(): Promise<boolean> {
  const { owns } = await on()
    .selectNoFrom(
      sql<boolean>`has_table_privilege('audit_logs', 'UPDATE') OR has_table_privilege('audit_logs', 'DELETE')
        OR has_table_privilege('audit_logs', 'TRUNCATE')`.as('owns'),
    )
    .executeTakeFirstOrThrow();
  return owns;
}
