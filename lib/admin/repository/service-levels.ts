import { sql } from 'kysely';
import { CHART_DAYS } from '@/lib/admin/constants';
import { on } from '@/lib/platform/db/kysely';

export interface FigureRow {
  measure: string;
  page: string;
  device: string;
  language: string;
  bucket: number;
  count: number;
}

/** Everything that was counted in the last days, today included. */
export async function findFigures(): Promise<FigureRow[]> {
  return on()
    .selectFrom('keptFigures')
    .where('day', '>', sql<Date>`(now() AT TIME ZONE 'UTC')::date - ${CHART_DAYS}::int`)
    .groupBy(['measure', 'page', 'device', 'language', 'bucket'])
    .orderBy('bucket')
    .select(({ fn }) => [
      'measure',
      'page',
      'device',
      'language',
      'bucket',
      sql<number>`${fn.sum('count')}::float8`.as('count'),
    ])
    .execute();
}
