import { sql } from 'kysely';
import { db, type Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

type BusyKind = 'booking' | 'class' | 'game';

/** A coach's busy times in a period: accepted bookings of every sport, their classes, and games they play. */
export function findBusyTimes(
  coachUserId: number,
  { from, to, exceptBookingId = 0 }: { from: Date; to: Date; exceptBookingId?: number },
  tx: Tx = db,
) {
  const kx = on(tx);
  const classes = kx
    .selectFrom('classSessions as s')
    .innerJoin('coachClasses as k', 'k.id', 's.classId')
    .where('s.coachUserId', '=', coachUserId)
    .where('s.status', '=', 'upcoming')
    .where('s.startsAt', '<', to)
    .where('s.endsAt', '>', from)
    .select(['s.id', 's.startsAt', 's.endsAt', 'k.name as title'])
    .select(sql.lit<BusyKind>('class').as('kind'));
  const games = kx
    .selectFrom('games as g')
    .innerJoin('gameParticipants as p', 'p.gameId', 'g.id')
    .where('p.userId', '=', coachUserId)
    .where('p.status', '=', 'going')
    .where('g.status', '=', 'upcoming')
    .where('g.hiddenAt', 'is', null)
    .where('g.startsAt', '<', to)
    .where('g.endsAt', '>', from)
    .select(['g.id', 'g.startsAt', 'g.endsAt', 'g.title'])
    .select(sql.lit<BusyKind>('game').as('kind'));
  return kx
    .selectFrom('bookingRequests as b')
    .where('b.coachUserId', '=', coachUserId)
    .where('b.status', '=', 'accepted')
    .where('b.id', '<>', exceptBookingId)
    .where('b.startsAt', '<', to)
    .where('b.endsAt', '>', from)
    .select(['b.id', 'b.startsAt', 'b.endsAt', sql<string | null>`NULL::text`.as('title')])
    .select(sql.lit<BusyKind>('booking').as('kind'))
    .unionAll(classes)
    .unionAll(games)
    .execute();
}

export type BusyTime = Awaited<ReturnType<typeof findBusyTimes>>[number];

/** The open bookings ahead, of either side, in the order in which all code locks them. */
export async function findOpenBookings(userId: number, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('bookingRequests')
    .where((eb) => eb.or([eb('clientId', '=', userId), eb('coachUserId', '=', userId)]))
    .where('status', 'in', ['pending', 'accepted'])
    .where('startsAt', '>', now)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
