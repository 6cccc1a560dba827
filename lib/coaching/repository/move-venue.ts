import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** The coach may train at both venues already. */
export async function updateCoachVenues(goneId: number, keptId: number, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('coachVenues')
    .columns(['coachId', 'venueId'])
    .expression((eb) =>
      eb
        .selectFrom('coachVenues')
        .where('venueId', '=', goneId)
        .select(['coachId', sql<number>`${keptId}::int`.as('keptId')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await on(tx).deleteFrom('coachVenues').where('venueId', '=', goneId).execute();
}

export async function updateClasses(goneId: number, keptId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachClasses')
    .set({ venueId: keptId })
    .where('venueId', '=', goneId)
    .execute();
}
