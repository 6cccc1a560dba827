import { db, type Tx } from '@/lib/db/client';

export interface BusyTime {
  startsAt: Date;
  endsAt: Date;
  kind: 'booking' | 'class' | 'game';
}

/** A coach's busy times in a period: accepted bookings of every sport, their classes, and games they play. */
export function findBusyTimes(
  coachUserId: number,
  { from, to, exceptBookingId = 0 }: { from: Date; to: Date; exceptBookingId?: number },
  tx: Tx = db,
): Promise<BusyTime[]> {
  return tx.$queryRaw<BusyTime[]>`
    SELECT b.starts_at AS "startsAt", b.ends_at AS "endsAt", 'booking' AS kind FROM booking_requests b
    WHERE b.coach_user_id = ${coachUserId} AND b.status = 'accepted' AND b.id <> ${exceptBookingId}
      AND b.starts_at < ${to} AND b.ends_at > ${from}
    UNION ALL
    SELECT s.starts_at, s.ends_at, 'class' FROM class_sessions s
    WHERE s.coach_user_id = ${coachUserId} AND s.status = 'upcoming' AND s.starts_at < ${to} AND s.ends_at > ${from}
    UNION ALL
    SELECT g.starts_at, g.ends_at, 'game' FROM games g
    JOIN game_participants p ON p.game_id = g.id AND p.user_id = ${coachUserId} AND p.status = 'going'
    WHERE g.status = 'upcoming' AND g.hidden_at IS NULL AND g.starts_at < ${to} AND g.ends_at > ${from}`;
}
