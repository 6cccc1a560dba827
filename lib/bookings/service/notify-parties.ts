import { COMPLETES_AFTER_MINUTES } from '@/lib/bookings/constants';
import { type BookingSide, sideOf } from '@/lib/bookings/policy';
import { type BookingRow, findBooking } from '@/lib/bookings/repository/bookings';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import { notify, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';
import type { Said } from '@/lib/platform/language/say';

const MESSAGE_LENGTH_MAX = 1_000;

/** Notifies one side of a booking, with the other side's name as the recipient may see it; nobody, if that side has no account. */
export async function notifyParty(
  tx: Tx,
  {
    bookingId,
    message,
    userId,
    ...notification
  }: {
    userId: number | null;
    /** Absent for changes by time, and by a client without an account. */
    actorId?: number;
    type: string;
    title: Said;
    message: (other: string) => Said;
    bookingId: number;
  },
): Promise<PendingNotification[]> {
  if (userId === null) return [];
  const row = await findBooking(userId, bookingId, tx);
  if (!row) throw new Error('only the two sides of a booking are told of it');
  const said = message(otherName(userId, row));
  const notified = await notify(tx, {
    ...notification,
    userId,
    message: { ...said, english: said.english.slice(0, MESSAGE_LENGTH_MAX) },
    data: {
      bookingId,
      side: sideOf(userId, row),
      ...namedIn({ userId, actorId: notification.actorId }, row),
    },
  });
  return [notified];
}

/** A change by time has no actor, but names the other side, unless they are hidden from the recipient. */
function namedIn(
  { userId, actorId }: { userId: number; actorId: number | undefined },
  row: BookingRow,
) {
  const [other, isHidden] =
    userId === row.clientId ? [row.coachUserId, row.coachHidden] : [row.clientId, row.clientHidden];
  return actorId === undefined && other !== null && !isHidden ? { named: [other] } : {};
}

/** The key of the refusal for the other side's move. */
export function onlyOf(side: BookingSide | undefined): 'onlyCoach' | 'onlyClient' {
  return side === 'client' ? 'onlyClient' : 'onlyCoach';
}

interface CoachSide {
  coachName: string;
  coachHidden: boolean;
}

/** The coach as the reader may know them, in stored English; `placeholderWords` translates it. */
export function coachNameOf({ coachName, coachHidden }: CoachSide): string {
  return coachHidden ? UNAVAILABLE_NAME : coachName;
}

/** The other side of a booking or package that was loaded for `viewerId`, like `coachNameOf`. */
export function otherName(
  viewerId: number,
  row: CoachSide & { clientId: number | null; clientName: string },
): string {
  return row.clientId === viewerId ? coachNameOf(row) : row.clientName;
}

/** Schedules the completion of an accepted session some time after its end. */
export async function scheduleCompletion(
  tx: Tx,
  { id, endsAt }: { id: number; endsAt: Date },
): Promise<void> {
  const runAt = new Date(endsAt.getTime() + COMPLETES_AFTER_MINUTES * 60_000);
  await enqueue(tx, 'bookings:close', { bookingId: id }, { runAt });
}
