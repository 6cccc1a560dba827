import { CHART_DAYS } from '@/lib/admin/constants';
import { db } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';

const COUNTS = {
  People: 'SELECT count(*)::int AS n FROM users WHERE deleted_at IS NULL',
  Groups: 'SELECT count(*)::int AS n FROM groups WHERE hidden_at IS NULL',
  Venues: 'SELECT count(*)::int AS n FROM venues WHERE listed',
  'Upcoming games':
    "SELECT count(*)::int AS n FROM games WHERE status = 'upcoming' AND starts_at > now() AND hidden_at IS NULL",
  Coaches: "SELECT count(*)::int AS n FROM coach_applications WHERE status = 'approved'",
  'Open reports': "SELECT count(*)::int AS n FROM reports WHERE status = 'open'",
} as const;

/** Each table has an index on created_at or is small. */
const SERIES = {
  'New people': 'users',
  'Games created': 'games',
  Messages: 'messages',
  'Booking requests': 'booking_requests',
} as const;

/** One statement each: a dozen in parallel would take every connection of the process. */
export async function findCounts(): Promise<Record<string, number>> {
  const columns = Object.entries(COUNTS).map(([name, sql]) => `(${sql}) AS "${name}"`);
  const { rows } = await pool.query<Record<string, number>>(`SELECT ${columns.join(', ')}`);
  return rows[0] ?? {};
}

const FIRST_DAY = `date_trunc('day', now(), 'UTC') - interval '${CHART_DAYS - 1} days'`;
const PER_DAY = Object.entries(SERIES).map(
  ([name, table]) =>
    `SELECT '${name}' AS name, date_trunc('day', created_at, 'UTC') AS day, count(*)::int AS count
     FROM ${table} WHERE created_at >= ${FIRST_DAY} GROUP BY 2`,
);

export async function findSeries(): Promise<Record<string, { day: string; count: number }[]>> {
  const { rows } = await pool.query<{ name: string; day: string; count: number }>(
    `WITH counted AS (${PER_DAY.join(' UNION ALL ')})
     SELECT n.name, to_char(d AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, coalesce(c.count, 0) AS count
     FROM unnest($1::text[]) n(name)
     CROSS JOIN generate_series(${FIRST_DAY}, date_trunc('day', now(), 'UTC'), '1 day') d
     LEFT JOIN counted c ON c.name = n.name AND c.day = d ORDER BY d`,
    [Object.keys(SERIES)],
  );
  return Object.fromEntries(
    Object.keys(SERIES).map((name) => [
      name,
      rows.filter((row) => row.name === name).map(({ day, count }) => ({ day, count })),
    ]),
  );
}

export async function findJobHealth() {
  const { rows } = await pool.query<{
    waiting: number;
    overdue: number;
    failed: number;
    lastError: string | null;
  }>(
    `SELECT count(*) FILTER (WHERE done_at IS NULL AND failed_at IS NULL)::int AS waiting,
       count(*) FILTER (WHERE done_at IS NULL AND failed_at IS NULL AND run_at < now() - interval '1 minute')::int AS overdue,
       count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed,
       (SELECT last_error FROM jobs WHERE last_error IS NOT NULL ORDER BY id DESC LIMIT 1) AS "lastError"
     FROM jobs`,
  );
  return rows[0] ?? { waiting: 0, overdue: 0, failed: 0, lastError: null };
}

export async function findMailHealth() {
  const rows = await db.outboxMail.groupBy({ by: ['status'], _count: { _all: true } });
  const of = (status: string) => rows.find((row) => row.status === status)?._count._all ?? 0;
  return { queued: of('queued'), failed: of('failed'), sent: of('sent') };
}

/** Whether the product's database role owns the audit log, so that only the trigger protects it. */
export async function ownsAuditLog(): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(
    `SELECT has_table_privilege('audit_logs', 'UPDATE') OR has_table_privilege('audit_logs', 'DELETE')
       OR has_table_privilege('audit_logs', 'TRUNCATE') AS owns`,
  );
  return rows[0]?.owns ?? true;
}
