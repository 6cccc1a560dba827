import { COMPLETES_AFTER_MINUTES } from '@/lib/bookings/constants';
import { sideOf } from '@/lib/bookings/policy';
import { findBooking } from '@/lib/bookings/repository/bookings';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import { notify, type PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/queue';
import { isolate } from '@/lib/platform/validation/isolate';

const MESSAGE_LENGTH_MAX = 1_000;

/** Notifies one side of a booking, with the other side's name as the reader may see it. */
export async function tellParty(
  tx: Tx,
  {
    bookingId,
    message,
    ...telling
  }: {
    userId: number;
    /** Null for changes made by the clock. */
    actorId?: number;
    type: string;
    title: string;
    message: (other: string) => string;
    bookingId: number;
  },
): Promise<PendingNotification> {
  const row = await findBooking(telling.userId, bookingId, tx);
  if (!row) throw new Error('only the two sides of a booking are told of it');
  const text = message(isolate(otherName(telling.userId, row)));
  return notify(tx, {
    ...telling,
    message: text.slice(0, MESSAGE_LENGTH_MAX),
    data: { bookingId, side: sideOf(telling.userId, row) },
  });
}

/** The other side of a booking or package that was loaded for `readerId`. */
export function otherName(
  readerId: number,
  row: { clientId: number; clientName: string; coachName: string; coachHidden: boolean },
): string {
  if (row.clientId !== readerId) return row.clientName;
  return row.coachHidden ? UNAVAILABLE_NAME : row.coachName;
}

/** Schedules the completion of an accepted session some time after its end. */
export async function scheduleCompletion(
  tx: Tx,
  { id, endsAt }: { id: number; endsAt: Date },
): Promise<void> {
  const runAt = new Date(endsAt.getTime() + COMPLETES_AFTER_MINUTES * 60_000);
  await enqueue(tx, 'bookings:close', { bookingId: id }, { runAt });
}
