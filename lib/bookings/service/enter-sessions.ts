import { takeSession } from '@/lib/bookings/repository/packages';
import { insertBooking } from '@/lib/bookings/repository/requests';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty, scheduleCompletion } from '@/lib/bookings/service/notify-parties';
import { requireBookableDay, requireNotTaken } from '@/lib/bookings/service/require-free';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import { typedInstant } from '@/lib/platform/calendar/typed-instant';
import { addDays, toInstant } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** A person of a coach's book: exactly one of the two ids is set. */
export interface BookPerson {
  clientId: number | null;
  coachClientId: number | null;
}

interface BookCoach {
  id: number;
  userId: number;
  timeZone: string;
  currency: string;
  cancelHours: number | null;
}

interface EnteredSessions {
  date: string;
  time: string;
  duration: number;
  /** As many sessions, a week apart. */
  weeks: number;
  price: number;
  /** Pays as long as it lasts; the other sessions have the price. */
  packageId: number | null;
  venueId: number | null;
}

/**
 * Enters sessions as accepted, all or none, under the lock of the coach's time and of the client. The coach's hours and days off do
 * not bind the coach. @throws AppError invalid (time, the package), conflict (taken); a violation of
 * booking_requests_no_double_booking
 */
export async function enterSessions(
  tx: Tx,
  coach: BookCoach,
  person: BookPerson,
  wanted: EnteredSessions,
): Promise<PendingNotification[]> {
  const { date, time, duration, weeks, price, packageId, venueId } = wanted;
  const { timeZone } = coach;
  if (packageId !== null && duration !== PACKAGE_SESSION_MINUTES) {
    throw invalidField(
      'duration',
      say(texts, 'packageSession', { minutes: PACKAGE_SESSION_MINUTES }),
    );
  }
  const first = typedInstant({ date, time }, timeZone);
  let firstId = 0;
  for (let week = 0; week < weeks; week += 1) {
    const day = addDays(date, week * 7);
    const startsAt = week === 0 ? first : toInstant({ date: day, time }, timeZone);
    requireBookableDay({ date: day }, startsAt, timeZone);
    const times = { startsAt, endsAt: new Date(startsAt.getTime() + duration * 60_000) };
    await requireNotTaken({ coachUserId: coach.userId }, times, tx).catch((cause: unknown) => {
      if (!(cause instanceof AppError) || weeks === 1) throw cause;
      const at = { startsAt: startsAt.toISOString(), timeZone };
      throw new AppError('conflict', say(texts, 'takenOn', at), { cause });
    });
    const isOfPackage = packageId !== null && (await takeSession(packageId, startsAt, tx));
    if (packageId !== null && !isOfPackage && week === 0) {
      throw invalidField('packageId', say(texts, 'packageUnusable'));
    }
    const { id } = await insertBooking(
      {
        ...person,
        ...times,
        coachId: coach.id,
        coachUserId: coach.userId,
        sessionType: 'individual',
        duration,
        timeZone,
        message: null,
        price: isOfPackage ? 0 : price,
        currency: coach.currency,
        packageId: isOfPackage ? packageId : null,
        venueId,
        cancelHours: coach.cancelHours,
        status: 'accepted',
        decidedAt: new Date(),
        expiresAt: startsAt,
      },
      tx,
    );
    await scheduleCompletion(tx, { id, ...times });
    firstId ||= id;
  }
  const at = { startsAt: first.toISOString(), timeZone };
  return notifyParty(tx, {
    userId: person.clientId,
    actorId: coach.userId,
    type: 'booking_accepted',
    title: say(texts, 'enteredTitle'),
    message: (other) =>
      weeks === 1
        ? say(texts, 'entered', { other, ...at })
        : say(texts, 'enteredWeekly', { other, ...at, weeks }),
    bookingId: firstId,
  });
}
