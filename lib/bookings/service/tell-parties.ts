import { COMPLETES_AFTER_MINUTES, REMINDER_MINUTES } from '@/lib/bookings/constants';
import { dateFormat } from '@/lib/calendar/date-format';
import type { Tx } from '@/lib/db/client';
import { enqueue } from '@/lib/jobs/queue';
import { notify, type PendingNotification } from '@/lib/notifications/service';

interface BookingMoment {
  id: number;
  startsAt: Date;
  endsAt: Date;
}

/** Tells one side of a booking what happened to it. */
export function tellParty(
  tx: Tx,
  {
    bookingId,
    ...telling
  }: {
    userId: number;
    /** Nobody when the clock did it. */
    actorId?: number;
    type: string;
    title: string;
    message: string;
    bookingId: number;
    dedupeKey?: string;
  },
): Promise<PendingNotification> {
  return notify(tx, { ...telling, data: { bookingId } });
}

/** 'Sat 28 Nov, 19:30' on the coach's wall. */
export function sessionWords(startsAt: Date, timeZone: string): string {
  return dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(startsAt);
}

/** What is to be done later about an accepted session: reminders before it and its completion after it. */
export async function scheduleSession(
  tx: Tx,
  { id, startsAt, endsAt }: BookingMoment,
): Promise<void> {
  const payload = { bookingId: id, startsAt: startsAt.toISOString() };
  for (const minutes of REMINDER_MINUTES) {
    const runAt = new Date(startsAt.getTime() - minutes * 60_000);
    const dedupeKey = `booking:${id}:remind:${startsAt.getTime()}:${minutes}`;
    if (runAt > new Date()) await enqueue(tx, 'bookings:remind', payload, { runAt, dedupeKey });
  }
  await enqueue(
    tx,
    'bookings:close',
    { bookingId: id },
    { runAt: new Date(endsAt.getTime() + COMPLETES_AFTER_MINUTES * 60_000) },
  );
}
