import type { SessionType } from '@/lib/bookings/constants';
import { wallStart } from '@/lib/platform/calendar/wall-start';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

export interface NewBooking {
  coachId: number;
  coachUserId: number;
  clientId: number | null;
  coachClientId?: number | null;
  sessionType: SessionType;
  startsAt: Date;
  endsAt: Date;
  duration: number;
  timeZone: string;
  message: string | null;
  price: number;
  currency: string;
  packageId: number | null;
  venueId: number | null;
  /** The coach's rule of the day. */
  cancelHours: number | null;
  /** A session that the coach enters stands at once. */
  status?: 'accepted';
  decidedAt?: Date;
  expiresAt: Date;
}

export function insertBooking(data: NewBooking, tx: Tx): Promise<{ id: number }> {
  const known = wallStart(data.startsAt, data.timeZone);
  return on(tx)
    .insertInto('bookingRequests')
    .values({ ...data, ...known, updatedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function countPending(clientId: number, coachId: number, tx: Tx): Promise<number> {
  const rows = await on(tx)
    .selectFrom('bookingRequests')
    .where('clientId', '=', clientId)
    .where('coachId', '=', coachId)
    .where('status', '=', 'pending')
    .select('id')
    .execute();
  return rows.length;
}

/** When the client last withdrew a request to this coach, if after `since`. */
export async function findWithdrawnAt(
  { clientId, coachId, since }: { clientId: number; coachId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await on(tx)
    .selectFrom('bookingRequests')
    .where('clientId', '=', clientId)
    .where('coachId', '=', coachId)
    .where('status', '=', 'withdrawn')
    .where('decidedAt', '>', since)
    .select((eb) => eb.fn.max('decidedAt').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}
