import { fullName, notBlocked, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** Who answers for those of `userIds` who are under 18, except the actor and people across a block with them. */
export function findGuardiansOf(userIds: readonly number[], actorId: number | null, tx: Tx) {
  return on(tx)
    .selectFrom('guardians as g')
    .innerJoin('users as young', 'young.id', 'g.youngId')
    .innerJoin('users as u', 'u.id', 'g.guardianId')
    .where((eb) => eb('g.youngId', '=', eb.fn.any(eb.val(userIds))))
    .where('young.adultFrom', '>', now)
    .where('g.guardianId', 'is distinct from', actorId)
    .where(present('u'))
    .where(notBlocked('u', actorId))
    .select(['g.id', 'g.youngId', 'g.guardianId', fullName('young').as('young')])
    .execute();
}
