import { type Kysely, sql } from 'kysely';
import type { ZoneOffsets } from '@/lib/platform/calendar/zone-offsets';
import type { Tables } from '@/lib/platform/db/tables';

const TABLES = [
  'users',
  'venues',
  'groups',
  'games',
  'gameSeries',
  'classSessions',
  'bookingRequests',
  'coachApplications',
] as const;

/**
 * Postgres's offsets of all zones in use. Only this comparison takes local times from Postgres; the product computes with Node.
 */
export async function readZoneOffsets(
  kx: Kysely<Tables>,
  days: readonly Date[],
): Promise<ZoneOffsets[]> {
  const [first, ...others] = TABLES.map((table) => kx.selectFrom(table).select('timeZone'));
  if (!first) return [];
  const used = others.reduce((all, one) => all.union(one), first.distinct());
  const { rows } = await sql<ZoneOffsets>`
    SELECT used.time_zone AS zone, ARRAY(
      SELECT (extract(epoch FROM (day AT TIME ZONE known.name) - (day AT TIME ZONE 'UTC')) / 60)::int
      FROM unnest(${days}::timestamptz[]) WITH ORDINALITY AS days(day, nth)
      WHERE known.name IS NOT NULL ORDER BY nth
    ) AS minutes
    FROM (${used}) AS used LEFT JOIN pg_timezone_names AS known ON known.name = used.time_zone`.execute(
    kx,
  );
  return rows;
}
