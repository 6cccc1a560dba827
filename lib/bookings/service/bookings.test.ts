import { describe, expect, it } from 'vitest';
import { requestBookingSchema } from '@/lib/bookings/schema';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { listSlots } from '@/lib/bookings/service/free-slots';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { decideProposal, proposeTime } from '@/lib/bookings/service/propose-time';
import { readBooking } from '@/lib/bookings/service/read-bookings';
import { requestBooking } from '@/lib/bookings/service/request-booking';
import { listCoaches } from '@/lib/coaching/service/list-coaches';
import {
  addDayOff,
  pauseCoach,
  readCoachSettings,
  setCoachVenues,
  setPackages,
} from '@/lib/coaching/service/manage-settings';
import { reviewCoach } from '@/lib/coaching/service/review-coach';
import { CONFIRM_FIRST } from '@/lib/platform/auth/address';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { refusal } from '@/tests/factories/refusal';
import { createPeople } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

const wall = (days = 3) => toWallTime(bookingStart(days), 'Asia/Karachi');
const asked = (coachId: number, more: object = {}) =>
  requestBookingSchema.parse({ coachId, sessionType: 'individual', ...wall(), ...more });
const slots = (coachId: number, date = wall().date) =>
  listSlots(null, coachId, { from: date, days: 1, duration: 60 });

describe('a booking request', () => {
  it('cannot have a message before the e-mail is confirmed', async () => {
    const { coach, client } = await createCoachAndClient();
    await db.user.update({ where: { id: client.userId }, data: { emailVerifiedAt: null } });
    const withWords = requestBooking(client, asked(coach.id, { message: 'Buy my watches' }));
    await expect(withWords).rejects.toMatchObject({
      code: 'forbidden',
      message: CONFIRM_FIRST.english,
    });
    expect(await requestBooking(client, asked(coach.id))).toMatchObject({ status: 'pending' });
  });

  it('names a time that the clocks of the coach skip', async () => {
    const { coach, client } = await createCoachAndClient();
    await db.coachApplication.update({
      where: { id: coach.id },
      data: { timeZone: 'Europe/London' },
    });
    const skipped = asked(coach.id, { date: '2027-03-28', time: '01:30' });
    await expect(requestBooking(client, skipped)).rejects.toMatchObject({
      issues: [{ path: 'time', message: /skip 01:30/ }],
    });
  });

  it('is refused on a day off, while the coach is paused, and with oneself', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    await addDayOff(coachActor, coach.id, { startsOn: wall().date, endsOn: wall().date });
    expect(await refusal(requestBooking(client, asked(coach.id)))).toMatch(/away/);
    expect(await slots(coach.id)).toEqual([]);
    expect(await refusal(requestBooking(coachActor, asked(coach.id, wall(4))))).toMatch(/yourself/);
    await pauseCoach(coachActor, coach.id, { paused: true });
    expect(await refusal(requestBooking(client, asked(coach.id, wall(4))))).toMatch(/^conflict/);
    const listed = await listCoaches(null, { limit: 100 });
    expect(listed.items.map(({ id }) => id)).not.toContain(coach.id);
  });

  it('reserves nothing while pending, and takes its slot once accepted', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { id } = await requestBooking(client, asked(coach.id));
    const times = async () => (await slots(coach.id)).map(({ time }) => time);
    expect(await times()).toContain(wall().time);
    await moveBooking(coachActor, id, 'accept', {});
    expect(await times()).not.toContain(wall().time);
    expect(await times()).toContain('08:00');
  });

  it('is not offered a slot during the coach’s own game', async () => {
    const { coach } = await createCoachAndClient();
    const game = await createGame({ startsAt: bookingStart(), endsAt: bookingStart(3.0834) });
    await addParticipant(game.id, coach.userId);
    expect((await slots(coach.id)).map(({ time }) => time)).not.toContain(wall().time);
  });

  it('is accepted before and after the coach’s own game, but not during it', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const at = (hours: number) => new Date(bookingStart().getTime() + hours * 3_600_000);
    const game = await createGame({ startsAt: at(0), endsAt: at(1) });
    await addParticipant(game.id, coach.userId);
    const answers: string[] = [];
    for (const hours of [-1, 0, 1]) {
      const { id } = await createBooking(coach, { startsAt: at(hours) });
      answers.push(await refusal(moveBooking(coachActor, id, 'accept', {})));
    }
    expect(answers).toEqual(['done', 'conflict: The coach plays a game at that time.', 'done']);
  });

  it('expires at its deadline and not before', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const booking = await createBooking(coach);
    await closeBooking(booking.id);
    expect(await readBooking(coachActor, booking.id)).toMatchObject({ status: 'pending' });
    await db.bookingRequest.update({
      where: { id: booking.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await refusal(moveBooking(coachActor, booking.id, 'accept', {}))).toMatch(/expired/);
    await closeBooking(booking.id);
    await closeBooking(booking.id);
    expect(await readBooking(coachActor, booking.id)).toMatchObject({ status: 'expired' });
    const where = { userId: booking.clientId, type: 'booking_expired' };
    expect(await db.notification.count({ where })).toBe(1);
  });
});

describe('the place of a session', () => {
  it('is the coach’s only venue, the chosen one of several, or else the coach’s area', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const where = async (days: number, more: object = {}) =>
      (await requestBooking(client, asked(coach.id, { ...wall(days), ...more }))).place;
    expect(await where(3)).toEqual({ venueId: null, name: 'Gulberg, Lahore' });
    const [hall, court] = [await createVenue({ name: 'Hall' }), await createVenue()];
    await setCoachVenues(coachActor, coach.id, { venueIds: [hall.id] });
    expect(await where(4)).toEqual({
      venueId: hall.id,
      name: `Hall, ${[hall.area, hall.city].filter(Boolean).join(', ')}`,
    });
    await setCoachVenues(coachActor, coach.id, { venueIds: [hall.id, court.id] });
    expect(await where(5)).toMatchObject({ venueId: null });
    expect(await where(6, { venueId: court.id })).toMatchObject({ venueId: court.id });
    const elsewhere = await createVenue();
    const refused = requestBooking(client, asked(coach.id, { ...wall(7), venueId: elsewhere.id }));
    expect(await refusal(refused)).toBe('invalid venueId: The coach does not train at that venue.');
  });
});

describe('the state of a booking', () => {
  it('allows the client one review, and only after the session', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const booking = await createBooking(coach, { clientId: client.userId, status: 'accepted' });
    const stars = { rating: 4, comment: 'Patient.' };
    expect(await refusal(reviewCoach(client, coach.id, stars))).toMatch(/^forbidden/);
    const now = Date.now();
    await db.bookingRequest.update({
      where: { id: booking.id },
      data: { startsAt: new Date(now - 9e6), endsAt: new Date(now - 5.4e6) },
    });
    await closeBooking(booking.id);
    expect(await readBooking(client, booking.id), 'the coach may still say no-show').toMatchObject({
      status: 'accepted',
    });
    await moveBooking(coachActor, booking.id, 'complete', {});
    expect(await readBooking(client, booking.id)).toMatchObject({ canReview: true });
    expect(await reviewCoach(client, coach.id, stars)).toMatchObject({ rating: 4, reviewCount: 1 });
    await reviewCoach(client, coach.id, { rating: 5 });
    const coachNow = await db.coachApplication.findUniqueOrThrow({ where: { id: coach.id } });
    expect(coachNow).toMatchObject({ reviewCount: 1, ratingSum: 5 });
  });
});

describe('a proposal of another time', () => {
  it('cannot move onto a session that was accepted meanwhile', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { id } = await requestBooking(client, asked(coach.id));
    await moveBooking(coachActor, id, 'accept', {});
    const { proposal } = await proposeTime(client, id, { ...wall(4), time: '15:00' });
    await createBooking(coach, { status: 'accepted', startsAt: new Date(proposal?.startsAt ?? 0) });
    const decided = decideProposal(coachActor, { id, proposalId: proposal?.id ?? 0 }, 'accept');
    expect(await refusal(decided)).toMatch(/^conflict: That time is already taken/);
    expect(await readBooking(client, id)).toMatchObject(wall());
  });
});

describe('a package', () => {
  it('has the terms that the coach offered, even if the offer changes later', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const proposed = (await readCoachSettings(coachActor, coach.id)).packages;
    expect(proposed).toEqual([
      { sessions: 4, price: 10_500, validDays: null },
      { sessions: 8, price: 19_500, validDays: null },
    ]);
    const old = await requestPackage(client, coach.id, 4);
    const own = [{ sessions: 10, price: 20_000, validDays: 30 }];
    expect((await setPackages(coachActor, coach.id, { packages: own })).packages).toEqual(own);
    expect(await refusal(requestPackage(client, coach.id, 4))).toMatch(/does not offer/);
    const ten = await requestPackage(client, coach.id, 10);
    expect(ten).toMatchObject({ sessionsTotal: 10, price: 20_000, validDays: 30, expiresAt: null });
    expect(await movePackage(coachActor, old.id, 'accept')).toMatchObject({
      sessionsTotal: 4,
      price: 10_500,
      expiresAt: null,
    });
    const { expiresAt } = await movePackage(coachActor, ten.id, 'accept');
    const days = (new Date(expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await setPackages(coachActor, coach.id, { packages: [] })).packages).toEqual([]);
  });

  it('does not pay for sessions after it expires, whether requested or accepted', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { id: packageId } = await db.coachPackage.create({
      data: {
        coachId: coach.id,
        clientId: client.userId,
        sessionsTotal: 10,
        price: 1,
        status: 'active',
        expiresAt: bookingStart(5),
      },
    });
    const late = requestBooking(client, asked(coach.id, { ...wall(6), packageId }));
    expect(await refusal(late)).toMatch(/ends before the session/);
    const { id } = await requestBooking(client, asked(coach.id, { ...wall(4), packageId }));
    const expiresAt = bookingStart(3);
    await db.coachPackage.update({ where: { id: packageId }, data: { expiresAt } });
    expect(await refusal(moveBooking(coachActor, id, 'accept', {}))).toMatch(/ends before/);
  });

  it('of four sessions never pays for a fifth, even when all are accepted in parallel', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const bought = await db.coachPackage.create({
      data: {
        coachId: coach.id,
        clientId: client.userId,
        sessionsTotal: 4,
        price: 1,
        status: 'active',
      },
    });
    const bookings = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((days) =>
        createBooking(coach, {
          clientId: client.userId,
          packageId: bought.id,
          price: 0,
          startsAt: bookingStart(days),
        }),
      ),
    );
    const results = await Promise.all(
      bookings.map(({ id }) => refusal(moveBooking(coachActor, id, 'accept', {}))),
    );
    expect(results.filter((answer) => answer === 'done')).toHaveLength(4);
    expect(results.filter((answer) => /No session of the package/.test(answer))).toHaveLength(2);
    const after = await db.coachPackage.findUniqueOrThrow({ where: { id: bought.id } });
    expect(after).toMatchObject({ sessionsUsed: 4, status: 'used' });
  });
});

describe('a slot with many requests', () => {
  it('is accepted once when the coach confirms twice in parallel, in 50 rounds', async () => {
    const { coach, coachActor } = await createCoachAndClient();
    const people = await createPeople(2);
    for (let round = 0; round < 50; round += 1) {
      const startsAt = new Date(bookingStart(2).getTime() + round * 86_400_000);
      const [one, two] = await Promise.all(
        people.map(({ user }) => createBooking(coach, { clientId: user.id, startsAt })),
      );
      const results = await Promise.all(
        [one, one, two].map((booking) =>
          refusal(moveBooking(coachActor, booking?.id ?? 0, 'accept', {})),
        ),
      );
      expect(results.filter((answer) => answer === 'done')).toHaveLength(1);
      expect(results.filter((answer) => answer.startsWith('conflict: '))).toHaveLength(2);
    }
  }, 60_000);
});
