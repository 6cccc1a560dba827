import { beforeEach, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { findNotifications } from '@/lib/notifications/repository/notifications';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { type Said, wordsFor } from '@/lib/platform/language/say';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';

const HOUR_MS = 3_600_000;
const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * HOUR_MS);

const remindersOf = async (userId: number) => {
  const rows = await db.notification.findMany({
    where: { userId, type: { endsWith: '_reminder' } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ type, title, message, data }) => ({ type, title, message, data }));
};

// Deletes all other events in these days.
beforeEach(() => db.classSession.deleteMany());

async function createWorld() {
  const [coachPerson, client, waiting] = await Promise.all([
    createSignedIn({ name: 'Bilal Ahmed' }),
    createSignedIn({ name: 'Urooj Rauf' }),
    createSignedIn(),
  ]);
  const coach = await createCoach({ userId: coachPerson.user.id, name: 'Coach Bilal' });
  return { coach, coachPerson, client, waiting };
}

it('names the zone of a game, and the own time of the reader, only for players in a different one', async () => {
  addAllTexts();
  const [near, far] = [await createOnboardedUser(), await createOnboardedUser()];
  await db.user.update({ where: { id: far.id }, data: { timeZone: 'Asia/Dubai' } });
  // Noon in Lahore, so that the day is the same for all.
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  startsAt.setUTCHours(7, 0, 0, 0);
  const game = await createGame({ startsAt });
  for (const { id } of [near, far]) await addParticipant(game.id, id);
  await sendReminders(hoursBefore(startsAt, 1));
  const contentFor = async (userId: number) =>
    (await findNotifications(userId, { limit: 1 })).map(({ content }) => content).join();
  expect(await contentFor(near.id)).toMatch(/, 12:00, Corner ground/);
  expect(await contentFor(far.id)).toMatch(/, 12:00 Karachi time \(11:00 for you\), Corner ground/);
});

it('reminds participants and coach of a class the day before and shortly before, once each time', async () => {
  const { coach, coachPerson, client, waiting } = await createWorld();
  const { id, startsAt } = await createClassSession(coach, { places: 1 });
  await actOnSession(client.actor, id, 'join', {});
  await actOnSession(waiting.actor, id, 'join', { waitlist: true });
  for (const hours of [22, 21.9, 1, 0.9]) await sendReminders(hoursBefore(startsAt, hours));
  expect(await remindersOf(waiting.user.id)).toEqual([]);
  expect(await remindersOf(client.user.id)).toEqual([
    {
      type: 'class_reminder',
      title: 'Class tomorrow: Juniors',
      message: expect.stringMatching(/^With Coach Bilal, .*, 10:00/),
      data: { classSessionId: id, coachId: coach.id, side: 'client', named: [coach.userId] },
    },
    expect.objectContaining({ title: 'Starts soon: Juniors' }),
  ]);
  const toCoach = await remindersOf(coachPerson.user.id);
  expect(toCoach.map(({ title }) => title)).toEqual([
    'Class tomorrow: Juniors',
    'Starts soon: Juniors',
  ]);
  expect(toCoach[0]?.message).not.toMatch(/With/);
});

it('reminds both sides of an accepted session by the other’s name, but not of a request', async () => {
  const { coach, coachPerson, client, waiting } = await createWorld();
  const startsAt = bookingStart(5);
  const at = { startsAt, decidedAt: hoursBefore(startsAt, 48) };
  await createBooking(coach, { clientId: client.user.id, status: 'accepted', ...at });
  await createBooking(coach, { clientId: waiting.user.id, startsAt });
  for (const hours of [22, 21.9, 1]) await sendReminders(hoursBefore(startsAt, hours));
  const [toClient, toCoach] = [
    await remindersOf(client.user.id),
    await remindersOf(coachPerson.user.id),
  ];
  expect(toClient.map(({ message }) => message.slice(0, 17))).toEqual(
    Array.from({ length: 2 }, () => 'With Coach Bilal,'),
  );
  expect(toCoach.map(({ message }) => message.slice(0, 16))).toEqual(
    Array.from({ length: 2 }, () => 'With Urooj Rauf,'),
  );
  expect(toCoach[0]?.title).toMatch(/^Session tomorrow: /);
  expect(await remindersOf(waiting.user.id)).toEqual([]);
});

it('removes reminders when a class is left, cancelled or moved, or a session cancelled', async () => {
  const { coach, coachPerson, client, waiting } = await createWorld();
  const startsAt = bookingStart(9);
  const { id } = await createClassSession(coach, { startsAt });
  await actOnSession(client.actor, id, 'join', {});
  await actOnSession(waiting.actor, id, 'join', {});
  await sendReminders(hoursBefore(startsAt, 1));
  await actOnSession(client.actor, id, 'leave', {});
  expect(await remindersOf(client.user.id)).toEqual([]);
  expect(await remindersOf(waiting.user.id)).toHaveLength(1);
  const later = { startsAt: bookingStart(10), endsAt: hoursBefore(bookingStart(10), -1) };
  await db.classSession.update({ where: { id }, data: later });
  expect(await remindersOf(waiting.user.id)).toEqual([]);
  await sendReminders(hoursBefore(later.startsAt, 1));
  expect(await remindersOf(waiting.user.id), 'for the new time').toHaveLength(1);
  await actOnSession(coachPerson.actor, id, 'cancel', {});
  expect(await remindersOf(waiting.user.id)).toEqual([]);
  expect(await remindersOf(coachPerson.user.id)).toEqual([]);

  const booked = bookingStart(12);
  const at = { startsAt: booked, decidedAt: hoursBefore(booked, 48) };
  const facts = { clientId: client.user.id, status: 'accepted', ...at } as const;
  const booking = await createBooking(coach, facts);
  await sendReminders(hoursBefore(booked, 1));
  expect(await remindersOf(client.user.id)).toHaveLength(1);
  await moveBooking(client.actor, booking.id, 'cancel', {});
  expect(await remindersOf(client.user.id)).toEqual([]);
  expect(await remindersOf(coachPerson.user.id)).toEqual([]);
});

it('sends none for a class across a block, and omits the name for a session', async () => {
  const { coach, client } = await createWorld();
  const startsAt = bookingStart(15);
  const { id } = await createClassSession(coach, { startsAt });
  await actOnSession(client.actor, id, 'join', {});
  const later = hoursBefore(startsAt, -2);
  const facts = { clientId: client.user.id, status: 'accepted', startsAt: later } as const;
  await createBooking(coach, { ...facts, decidedAt: new Date() });
  await createBlock(client.user.id, coach.userId);
  await sendReminders(hoursBefore(startsAt, 0));
  const notified = await remindersOf(client.user.id);
  expect(notified.map(({ type }) => type)).toEqual(['booking_reminder']);
  expect(notified[0]?.message).toMatch(/^With Unavailable user, /);
});

it('links a coach to the clients’ bookings, and a client to their own', () => {
  const path = (type: string, side: string) =>
    notificationPath(type, { bookingId: 7, packageId: 3, side });
  expect(path('booking_request', 'coach')).toBe('/bookings?tab=requests&booking=7');
  expect(path('booking_reminder', 'client')).toBe('/bookings?booking=7');
  expect(notificationPath('booking_package', { packageId: 3, side: 'coach' })).toBe(
    '/bookings?tab=requests',
  );
  expect(notificationPath('class_joined', { classSessionId: 1, side: 'coach' })).toBe(
    '/bookings?tab=requests',
  );
  expect(notificationPath('class_promoted', { classSessionId: 1 })).toBe('/bookings');
});

it('an address that was erased is called so in the language of whoever reads the reminder', async () => {
  addAllTexts();
  const { id } = await createOnboardedUser();
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  startsAt.setUTCHours(7, 0, 0, 0);
  const game = await createGame({ startsAt, location: 'A private address' });
  await addParticipant(game.id, id);
  await sendReminders(hoursBefore(startsAt, 1));
  const { said } = await db.notification.findFirstOrThrow({ where: { userId: id } });
  const { message } = said as unknown as { message: Said };
  expect(wordsFor(message)).toMatch(/, A private address$/);
  expect(wordsFor(message, 'ur')).toMatch(/، پرائیویٹ پتہ$/);
});

it('sends until ten in the evening of the reader, and from seven in the morning', async () => {
  const player = await createOnboardedUser();
  const startsAt = new Date(Date.now() + 3 * 86_400_000);
  // 23:00 in Lahore.
  startsAt.setUTCHours(18, 0, 0, 0);
  const game = await createGame({ startsAt });
  await addParticipant(game.id, player.id);
  const sentAt = async (hours: number) => {
    await sendReminders(hoursBefore(startsAt, hours));
    return (await remindersOf(player.id)).length;
  };
  expect(await sentAt(1)).toBe(0);
  expect(await sentAt(1.5)).toBe(1);
});

it.each(['game', 'class', 'booking'] as const)(
  'a %s is reminded of from a day before its start, and again in the last two hours',
  async (what) => {
    const { coach, client } = await createWorld();
    const since = { createdAt: new Date(0) };
    const startsAt = bookingStart(21);
    if (what === 'game') {
      const game = await createGame({ startsAt, timeZone: 'Asia/Karachi' });
      await addParticipant(game.id, client.user.id, since);
    } else if (what === 'class') {
      const { id: sessionId } = await createClassSession(coach, { startsAt });
      const place = { sessionId, userId: client.user.id };
      await db.classParticipant.create({ data: { ...place, ...since } });
    } else {
      const facts = { clientId: client.user.id, startsAt, ...since };
      await createBooking(coach, { ...facts, status: 'accepted', decidedAt: new Date(0) });
    }
    const sent: [number, number][] = [];
    for (const hours of [24.01, 24, 3.01, 3, 2.01, 2, 0.01, 0]) {
      await sendReminders(hoursBefore(startsAt, hours));
      sent.push([hours, (await remindersOf(client.user.id)).length]);
    }
    // 10:00 in Lahore: at 24 and 3 hours before it is daytime there, too.
    expect(sent).toEqual([
      [24.01, 0],
      [24, 1],
      [3.01, 1],
      [3, 1],
      [2.01, 1],
      [2, 2],
      [0.01, 2],
      [0, 2],
    ]);
  },
);

it('nobody is reminded of what does not take place, or who has no place, or who is not there', async () => {
  const { coach, coachPerson, client, waiting } = await createWorld();
  const startsAt = bookingStart(24);
  const [me, gone] = [client.user.id, waiting.user.id];
  const cancelled = { status: 'cancelled', cancelReason: 'Rain' } as const;
  const plays = async (userId: number, game: object, seat: object = {}) => {
    const { id } = await createGame({ startsAt, ...game });
    await addParticipant(id, userId, seat);
  };
  await plays(me, cancelled);
  await plays(me, { hiddenAt: new Date() });
  await plays(me, {}, { status: 'waitlisted' });
  await plays(me, {}, { status: 'out' });
  await plays(gone, {});
  const [of, other] = [
    await createClassSession(coach, { startsAt, ...cancelled }),
    await createCoach(),
  ];
  await db.classParticipant.create({ data: { sessionId: of.id, userId: me } });
  await db.coachApplication.update({ where: { id: other.id }, data: { status: 'rejected' } });
  const theirs = await createClassSession(other, { startsAt });
  await db.classParticipant.create({ data: { sessionId: theirs.id, userId: me } });
  for (const status of ['pending', 'declined', 'cancelled'] as const) {
    await createBooking(coach, { clientId: me, startsAt, status });
  }
  await createBooking(other, { clientId: gone, startsAt, status: 'accepted' });
  await db.user.update({ where: { id: gone }, data: { bannedAt: new Date() } });
  await sendReminders(hoursBefore(startsAt, 1));
  for (const userId of [me, gone, coachPerson.user.id]) {
    expect(await remindersOf(userId)).toEqual([]);
  }
});

it('says where: the venue of a session or class while it is listed, else the coach’s area', async () => {
  const { coach, client } = await createWorld();
  const hall = await createVenue({ name: 'Hall', area: 'Gulberg', city: 'Lahore' });
  const wordsAt = async (days: number, venueId: number | null) => {
    const startsAt = bookingStart(days);
    const { id: sessionId } = await createClassSession(coach, { startsAt, venueId });
    await db.classParticipant.create({ data: { sessionId, userId: client.user.id } });
    const later = hoursBefore(startsAt, -1);
    await createBooking(coach, {
      clientId: client.user.id,
      startsAt: later,
      venueId,
      status: 'accepted',
    });
    await db.notification.deleteMany({ where: { userId: client.user.id } });
    await sendReminders(hoursBefore(startsAt, 0.5));
    return (await remindersOf(client.user.id)).map(({ message }) => message.split(', ').slice(-3));
  };
  const [atHall, atCoach] = [
    ['Hall', 'Gulberg', 'Lahore'],
    expect.arrayContaining(['Gulberg', 'Lahore']),
  ];
  expect(await wordsAt(27, hall.id)).toEqual([atHall, atHall]);
  expect(await wordsAt(29, null)).toEqual([atCoach, atCoach]);
  await db.venue.update({ where: { id: hall.id }, data: { hiddenAt: new Date() } });
  const hidden = await wordsAt(31, hall.id);
  expect(hidden).toEqual([atCoach, atCoach]);
  expect(JSON.stringify(hidden)).not.toContain('Hall');
});
