import { sql } from 'kysely';
import { APPEAL } from '@/lib/moderation/constants';
import { on } from '@/lib/platform/db/kysely';

const MONTHS = 12;

/** The months (of UTC) of the last year with reports, the newest first, and what came of these until now. */
export function countByMonth() {
  const month = sql<string>`to_char(reports.created_at AT TIME ZONE 'UTC', 'YYYY-MM')`;
  return on()
    .selectFrom('reports')
    .where('createdAt', '>', sql<Date>`now() - make_interval(months => ${sql.lit(MONTHS)})`)
    .where('reason', '<>', APPEAL)
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      return [
        month.as('month'),
        all.as('reports'),
        all.filterWhere('status', '=', 'resolved').as('acted'),
        all.filterWhere('status', '=', 'dismissed').as('dismissed'),
        all.filterWhere('status', '=', 'open').as('open'),
      ];
    })
    .execute();
}
