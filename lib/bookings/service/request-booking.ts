import { EXPIRY_HOURS, PENDING_PER_COACH_MAX } from '@/lib/bookings/constants';
import { isPackageOf, isPackageValid } from '@/lib/bookings/policy';
import { countPending, findWithdrawnAt, insertBooking } from '@/lib/bookings/repository/bookings';
import { findPackage } from '@/lib/bookings/repository/packages';
import type { BookingDto, RequestBookingInput } from '@/lib/bookings/schema';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { requireFreeTime } from '@/lib/bookings/service/require-free';
import { tellParty } from '@/lib/bookings/service/tell-parties';
import { PACKAGE_SESSION_MINUTES } from '@/lib/coaching/constants';
import { requireCoach } from '@/lib/coaching/service/read-coach';
import { forgetUnread, publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireConfirmedFor } from '@/lib/platform/auth/address';
import { startWords } from '@/lib/platform/calendar/start-words';
import type { Tx } from '@/lib/platform/db/client';
import { lockStayingPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { enqueue } from '@/lib/platform/jobs/queue';
import { isolate } from '@/lib/platform/validation/isolate';

/**
 * Requests a session from a coach. A pending request reserves nothing: several may wait for one slot. The price is computed
 * here, from the hourly rate or the package.
 * @throws AppError not_found, forbidden (a message before the e-mail is confirmed), invalid (time, package, venue), conflict
 *   (taken, paused, one's own, too many waiting), rate_limited (withdrew a request to this coach lately)
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
    throw new AppError('conflict', 'You cannot book a session with yourself.');
  }
  if (coach.isPaused) throw new AppError('conflict', 'This coach takes no bookings at the moment.');
  const { id, told } = await transaction(async (tx) => {
    await lockStayingPerson(actor.userId, tx);
    await requireConfirmedFor(message, actor.userId, tx);
    if ((await countPending(actor.userId, coachId, tx)) >= PENDING_PER_COACH_MAX) {
      throw new AppError('conflict', 'Several of your requests wait for this coach already.');
    }
    const withdrawnAt = await findWithdrawnAt(
      { clientId: actor.userId, coachId, since: askAgainSince() },
      tx,
    );
    requireWaited(
      withdrawnAt,
      (wait) => `You took your request back. You can ask ${isolate(coach.name)} again in ${wait}.`,
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
        venueId: venueOf(coach.venues, venueId),
        expiresAt,
        price: packageId === null ? Math.round((coach.hourlyRate * duration) / 60) : 0,
        currency: coach.currency,
      },
      tx,
    );
    await enqueue(tx, 'bookings:close', { bookingId: booking.id }, { runAt: expiresAt });
    const withdrawn = { userId: coach.userId, actorId: actor.userId, type: 'booking_withdrawn' };
    await forgetUnread(tx, withdrawn);
    const telling = await tellParty(tx, {
      userId: coach.userId,
      actorId: actor.userId,
      type: 'booking_request',
      title: 'Booking request',
      message: (other) =>
        `${other} asks for a session on ${startWords(times.startsAt, coach.timeZone)}.`,
      bookingId: booking.id,
    });
    return { id: booking.id, told: telling };
  });
  await publishNotifications([told]);
  return readBooking(actor, id);
}

/** The venue of the session. @throws AppError invalid */
function venueOf(venues: { id: number }[], chosen: number | null | undefined): number | null {
  if (chosen === null) return null;
  if (chosen === undefined) return venues.length === 1 ? (venues[0]?.id ?? null) : null;
  if (venues.some(({ id }) => id === chosen)) return chosen;
  throw invalidField('venueId', 'The coach does not train at that venue.');
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
  if (!bought || !isPackageOf(bought, { clientId: actor.userId, coachId })) {
    throw invalidField('packageId', 'That is no package of yours with this coach.');
  }
  if (bought.status !== 'active') {
    throw invalidField('packageId', 'That package has no sessions to book.');
  }
  if (!isPackageValid(bought, startsAt)) {
    throw invalidField('packageId', 'That package ends before the session.');
  }
  if (duration !== PACKAGE_SESSION_MINUTES) {
    throw invalidField('duration', `A session of a package is ${PACKAGE_SESSION_MINUTES} minutes.`);
  }
}
