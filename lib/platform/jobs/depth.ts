import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { due } from '@/lib/platform/jobs/due';

/**
 * The jobs of each lane that has some. `scheduled` are for later, `waiting` are due; `oldestSeconds` is the wait of the first.
 */
export function countJobs() {
  return on()
    .selectFrom('jobs')
    .where('doneAt', 'is', null)
    .groupBy('lane')
    .select((eb) => {
      const isLeft = eb('failedAt', 'is', null);
      const isRunning = eb.and([isLeft, eb('lockedUntil', '>=', now)]);
      const isFree = eb.or([eb('lockedUntil', 'is', null), eb('lockedUntil', '<', now)]);
      const isDue = eb.and([isLeft, isFree, eb('runAt', '<=', due)]);
      const isLater = eb.and([isLeft, isFree, eb('runAt', '>', due)]);
      const all = eb.fn.countAll<number>();
      return [
        'lane',
        all.filterWhere('failedAt', 'is not', null).as('failed'),
        all.filterWhere(isRunning).as('running'),
        all.filterWhere(isDue).as('waiting'),
        all.filterWhere(isLater).as('scheduled'),
        sql<number>`greatest(0, extract(epoch FROM now() - ${eb.fn
          .min('runAt')
          .filterWhere(isDue)}))::float8`.as('oldestSeconds'),
      ];
    })
    .execute();
}
