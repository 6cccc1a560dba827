import { coachPageName, present } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

/** The client behind a link, of a coach who is still there. */
export async function findByLink(id: number, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('coachClients as n')
    .innerJoin('coachApplications as c', 'c.id', 'n.coachId')
    .innerJoin('sports as s', 's.id', 'c.sportId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .where('n.id', '=', id)
    .where('n.userId', 'is', null)
    .where('c.status', '=', 'approved')
    .where(present('u'))
    .select((eb) => [
      'n.id',
      'n.coachId',
      eb.ref('n.name').$castTo<string>().as('name'),
      'n.linkVersion',
      'c.userId as coachUserId',
      coachPageName(null).as('coachName'),
      's.name as sport',
      'c.timeZone',
      'c.currency',
      'c.cancelHours',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export type LinkedClient = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

/** The sessions ahead of a client without an account, next first, with the last answer to their wish to move. */
export function findSessionsAhead(coachClientId: number) {
  return on()
    .selectFrom('bookingRequests as b')
    .leftJoin('venues as v', 'v.id', 'b.venueId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bookingProposals as o')
          .whereRef('o.bookingId', '=', 'b.id')
          .where('o.proposedById', 'is', null)
          .where('o.status', 'in', ['pending', 'declined'])
          .orderBy('o.id', 'desc')
          .limit(1)
          .select(['o.status', 'o.startsAt'])
          .as('o'),
      (join) => join.onTrue(),
    )
    .where('b.coachClientId', '=', coachClientId)
    .where('b.status', '=', 'accepted')
    .where('b.startsAt', '>', now)
    .select([
      'b.id',
      'b.startsAt',
      'b.timeZone',
      'b.duration',
      'b.price',
      'b.currency',
      'b.packageId',
      'b.cancelHours',
      'v.name as venue',
      'o.status as wish',
      'o.startsAt as wishedAt',
    ])
    .orderBy('b.startsAt')
    .execute();
}
