import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** The coach may train at both venues already. */
export async function updateCoachVenues(
  mergedId: number,
  survivingId: number,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .insertInto('coachVenues')
    .columns(['coachId', 'venueId'])
    .expression((eb) =>
      eb
        .selectFrom('coachVenues')
        .where('venueId', '=', mergedId)
        .select(['coachId', sql<number>`${survivingId}::int`.as('survivingId')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await on(tx).deleteFrom('coachVenues').where('venueId', '=', mergedId).execute();
}

export async function updateClasses(mergedId: number, survivingId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachClasses')
    .set({ venueId: survivingId })
    .where('venueId', '=', mergedId)
    .execute();
}
