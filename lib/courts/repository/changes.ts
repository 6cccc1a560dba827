import { shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

export async function insertChange(
  change: {
    courtTimeId: number;
    actorId: number | null;
    action: string;
    courtName: string;
    startsAt: Date;
    price: number;
  },
  tx: Tx,
): Promise<void> {
  await on(tx).insertInto('courtTimeChanges').values(change).execute();
}

/** The first one first. */
export function findChanges(courtTimeId: number, viewerId: number) {
  return on()
    .selectFrom('courtTimeChanges as h')
    .leftJoin('users as u', 'u.id', 'h.actorId')
    .where('h.courtTimeId', '=', courtTimeId)
    .orderBy('h.id')
    .select((eb) => [
      'h.id',
      'h.action',
      'h.courtName',
      'h.startsAt',
      'h.price',
      'h.at',
      eb.case().when('h.actorId', 'is not', null).then(shownName('u', viewerId)).end().as('by'),
    ])
    .execute();
}
