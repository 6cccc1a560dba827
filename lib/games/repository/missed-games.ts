import { type Expression, sql } from 'kysely';
import { shownPerson } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** A row of `p` in a game `ga` of a group `g` with the rule: missed, and not forgiven. As waits_until counts them. */
const isMissed = sql<boolean>`(p.forgiven_at IS NULL AND ga.starts_at >= g.missed_since AND ga.status <> 'cancelled'
  AND (p.attendance = 'no_show' OR p.left_at >= ga.starts_at - g.late_hours * interval '1 hour'))`;

/** Who missed games of a group, those who only wait for places first. @param only one person; null: all */
export function findMissed(groupId: number, viewerId: number, only: number | null) {
  const until = (group: Expression<number>) =>
    sql<Date | null>`nullif(greatest(waits_until(${group}, p.user_id, p.regular_id), now()), now())`;
  return on()
    .selectFrom('groups as g')
    .innerJoin('games as ga', 'ga.groupId', 'g.id')
    .innerJoin('gameParticipants as p', 'p.gameId', 'ga.id')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('groupRegulars as r', 'r.id', 'p.regularId')
    .where('g.id', '=', groupId)
    .where(isMissed)
    .where(
      sql<boolean>`(ga.starts_at > now() - g.missed_weeks * interval '1 week'
        OR waits_until(g.id, p.user_id, p.regular_id) > now())`,
    )
    .$if(only !== null, (of) => of.where('p.userId', '=', only))
    .groupBy(['g.id', 'u.id', 'r.id', 'p.userId', 'p.regularId'])
    .orderBy(
      (eb) => until(eb.ref('g.id')),
      (order) => order.desc().nullsLast(),
    )
    .orderBy((eb) => eb.fn.max('p.id'))
    .select((eb) => [
      eb.fn.max('p.id').as('participantId'),
      eb.fn.countAll<number>().as('count'),
      until(eb.ref('g.id')).as('waitsUntil'),
      'r.name as regularName',
      ...shownPerson('u', viewerId),
    ])
    .execute();
}

/** Forgives all that the player of that seat missed in the group. @returns how many games */
export async function updateForgiven(
  { groupId, participantId, byId }: { groupId: number; participantId: number; byId: number },
  tx: Tx,
): Promise<number> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('gameParticipants as p')
    .from(['gameParticipants as of', 'games as ga', 'groups as g'])
    .set({ forgivenAt: now, forgivenById: byId })
    .where('of.id', '=', participantId)
    .where(sql<boolean>`(p.user_id = "of".user_id OR p.regular_id = "of".regular_id)`)
    .whereRef('ga.id', '=', 'p.gameId')
    .where('ga.groupId', '=', groupId)
    .where('g.id', '=', groupId)
    .where(isMissed)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
