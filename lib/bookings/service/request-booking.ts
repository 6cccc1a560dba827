import { EXPIRY_HOURS, PENDING_PER_COACH_MAX } from '@/lib/bookings/constants';
import { isPackageOf, isPackageValid } from '@/lib/bookings/policy';
import { findPackage } from '@/lib/bookings/repository/packages';
import { countPending, findWithdrawnAt, insertBooking } from '@/lib/bookings/repository/requests';
import type { BookingDto, RequestBookingInput } from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import { notifyParty } from '@/lib/bookings/service/notify-parties';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { lockBoth, requireFreeTime } from '@/lib/bookings/service/require-free';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import { venueOf } from '@/lib/coaching/service/place-of';
import { requireCoach } from '@/lib/coaching/service/read-coach';
import { forgetUnread, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmedFor } from '@/lib/platform/auth/address';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';

/**
 * Requests a session from a coach. A pending request reserves nothing: several may be pending for one slot. The price is
 * computed here, from the hourly rate or the package.
 * @throws AppError not_found, forbidden (a message before the e-mail is confirmed), invalid (time, package, venue), conflict
 *   (taken, paused, the coach is the caller, too many waiting), rate_limited (withdrew a request to this coach lately)
 */
export async function requestBooking(
  actor: Actor,
  {
    coachId,
    date,
    time,
    duration,
    sessionType,
    message = null,
    packageId = null,
    venueId,
  }: RequestBookingInput,
): Promise<BookingDto> {
  const coach = await requireCoach(actor, coachId);
  if (coach.userId === actor.userId) {
    throw new AppError('conflict', say(texts, 'ownSession'));
  }
  if (coach.isPaused) throw new AppError('conflict', say(texts, 'coachPaused'));
  const { id, notified } = await transaction(async (tx) => {
    await lockBoth(actor, [actor.userId, coach.userId], tx);
    await requireConfirmedFor(message, actor.userId, tx);
    if ((await countPending(actor.userId, coachId, tx)) >= PENDING_PER_COACH_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyRequests'));
    }
    const withdrawnAt = await findWithdrawnAt(
      { clientId: actor.userId, coachId, since: askAgainSince() },
      tx,
    );
    requireWaited(withdrawnAt, (hours) =>
      say(texts, 'askAgainLater', { coach: coach.name, hours }),
    );
    const place = { coachId, coachUserId: coach.userId, timeZone: coach.timeZone };
    const times = await requireFreeTime(place, { date, time, duration }, tx);
    if (packageId !== null)
      await requirePackage(actor, { packageId, coachId, duration, ...times }, tx);
    const expiresAt = new Date(
      Math.min(Date.now() + EXPIRY_HOURS * 3_600_000, times.startsAt.getTime()),
    );
    const booking = await insertBooking(
      {
        ...place,
        ...times,
        clientId: actor.userId,
        sessionType,
        duration,
        message,
        packageId,
        venueId: venueOf(coach.venues, venueId, say(texts, 'venueOfOthers')),
        cancelHours: coach.cancelHours,
        expiresAt,
        price: packageId === null ? Math.round((coach.hourlyRate * duration) / 60) : 0,
        currency: coach.currency,
      },
      tx,
    );
    await enqueue(tx, 'bookings:close', { bookingId: booking.id }, { runAt: expiresAt });
    const withdrawn = { userId: coach.userId, actorId: actor.userId, type: 'booking_withdrawn' };
    await forgetUnread(tx, withdrawn);
    const notification = await notifyParty(tx, {
      userId: coach.userId,
      actorId: actor.userId,
      type: 'booking_request',
      title: say(texts, 'requestedTitle'),
      message: (other) =>
        say(texts, 'requested', {
          other,
          startsAt: times.startsAt.toISOString(),
          timeZone: coach.timeZone,
        }),
      bookingId: booking.id,
    });
    return { id: booking.id, notified: notification };
  });
  await publishNotifications(notified);
  return readBooking(actor, id);
}

async function requirePackage(
  actor: Actor,
  {
    packageId,
    coachId,
    duration,
    startsAt,
  }: { packageId: number; coachId: number; duration: number; startsAt: Date },
  tx: Tx,
): Promise<void> {
  const bought = await findPackage(actor.userId, packageId, tx);
  if (!bought || !isPackageOf(bought, { clientId: actor.userId, coachClientId: null, coachId })) {
    throw invalidField('packageId', say(texts, 'packageOfOthers'));
  }
  if (bought.status !== 'active') {
    throw invalidField('packageId', say(texts, 'packageUsedUp'));
  }
  if (!isPackageValid(bought, startsAt)) {
    throw invalidField('packageId', say(texts, 'packageEndsBefore'));
  }
  if (duration !== PACKAGE_SESSION_MINUTES) {
    const sentence = say(texts, 'packageSession', { minutes: PACKAGE_SESSION_MINUTES });
    throw invalidField('duration', sentence);
  }
}
