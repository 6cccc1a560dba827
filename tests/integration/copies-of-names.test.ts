import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { closeBooking } from '@/lib/bookings/service/close-booking';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { listBookings } from '@/lib/bookings/service/read-bookings';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { listOwnSessions } from '@/lib/classes/service/read-sessions';
import { forgetActor } from '@/lib/notifications/service/notify';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { updateProfile } from '@/lib/users/service/edit-profile';
import { createBooking } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { findPlaces, hide, mailTo, mark, type Person } from './copies';

// What people are told of somebody who did not cause it.

beforeAll(() => {
  addAllTexts();
  env.SMTP_URL = 'smtp://127.0.0.1:1';
});
afterAll(() => {
  env.SMTP_URL = undefined;
});

const told = async ({ actor }: Person) =>
  (await listNotifications(actor, { limit: 9 })).items.map(
    ({ title, content }) => `${title} ${content}`,
  );
const ban = (id: number) => db.user.update({ where: { id }, data: { bannedAt: new Date() } });

describe('a coach', () => {
  async function world() {
    const [person, first, second] = await createPeople(3);
    const words = mark();
    const coach = await createCoach({ userId: person.user.id, name: `Coach ${words}` });
    return { person, coach, words, first, second };
  }

  it('leaves what was told of a class with the page that is hidden', async () => {
    const { person, coach, words, second } = await world();
    const { id } = await createClassSession(coach);
    await actOnSession(second.actor, id, 'join', {});
    await actOnSession(person.actor, id, 'cancel', { reason: 'A rude word' });
    await mailTo(second.user);
    expect((await told(second)).join()).toContain('A rude word');
    await hide('coach', coach.id);
    expect(await told(second)).toEqual([]);
    for (const text of [words, 'A rude word']) {
      const left = await findPlaces(text);
      expect(left.filter((at) => /^(?:notifications|outbox_mails)/.test(at))).toEqual([]);
    }
  });

  it('is named as the person in sessions and reminders, once the page is hidden', async () => {
    const { person, coach, words, first } = await world();
    await db.user.update({ where: { id: person.user.id }, data: { name: 'Nida Malik' } });
    await db.user.update({ where: { id: first.user.id }, data: { timeZone: zoneByDay() } });
    const lesson = mark();
    const plan = async (hours: number) => {
      const at = { startsAt: hoursFromNow(hours), endsAt: hoursFromNow(hours + 0.5) };
      const decided = {
        clientId: first.user.id,
        status: 'accepted',
        decidedAt: new Date(),
      } as const;
      await createBooking(coach, { ...decided, ...at });
      const { id, classId } = await createClassSession(coach, {
        startsAt: hoursFromNow(hours + 0.6),
        endsAt: hoursFromNow(hours + 0.7),
      });
      await db.coachClass.update({ where: { id: classId }, data: { name: `Drill ${lesson}` } });
      await actOnSession(first.actor, id, 'join', {});
      return id;
    };
    await plan(0.2);
    await sendReminders(new Date());
    await mailTo(first.user);
    const before = (await told(first)).join();
    for (const text of [words, lesson]) expect(before).toContain(text);
    await hide('coach', coach.id);
    const booking = await db.bookingRequest.findFirstOrThrow({ where: { coachId: coach.id } });
    await moveBooking(person.actor, booking.id, 'cancel', {});
    await sendReminders(new Date());
    await mailTo(first.user);
    // The coach's own reminders keep the coach's words.
    const { id: userId, email: to } = first.user;
    const kept = JSON.stringify([
      (await db.notification.findMany({ where: { userId } })).map(({ said }) => said),
      await db.outboxMail.findMany({ where: { to }, select: { text: true, html: true } }),
    ]);
    for (const text of [words, lesson]) expect(kept).not.toContain(text);
    expect((await told(first)).join()).toMatch(/With Nida Malik/);
    const page = { limit: 5 };
    const shown = JSON.stringify([
      await listBookings(first.actor, { side: 'client', ...page }),
      await listOwnSessions(first.actor, 'client'),
    ]);
    expect(shown).toContain('Nida Malik');
    for (const text of [words, lesson]) expect(shown).not.toContain(text);
  });

  it('is not named once banned, by the name of the page either', async () => {
    const { person, coach, words, first, second } = await world();
    const { id } = await createClassSession(coach, { places: 1 });
    await actOnSession(first.actor, id, 'join', {});
    await actOnSession(second.actor, id, 'join', { waitlist: true });
    await actOnSession(first.actor, id, 'leave', {});
    const startsAt = hoursFromNow(-3);
    const at = { startsAt, endsAt: hoursFromNow(-2), status: 'accepted' } as const;
    const booking = await createBooking(coach, { clientId: second.user.id, ...at });
    await closeBooking(booking.id);
    expect((await told(second)).join()).toMatch(
      new RegExp(`How was the session with Coach ${words}.*with Coach ${words}`),
    );
    await mailTo(second.user);
    expect(await findPlaces(words)).toContain('outbox_mails.text');
    await ban(person.user.id);
    expect(await told(second)).toHaveLength(2);
    expect((await told(second)).join()).not.toContain(words);
    await mailTo(second.user);
    expect(await findPlaces(words)).not.toContain('outbox_mails.text');
  });
});

it('a client has the new name in reminders, none once banned, and goes with the account', async () => {
  const [person, client] = [await createSignedIn(), await createSignedIn()];
  const [name, other] = [`Nida ${mark()}`, `Nida ${mark()}`];
  const rename = (to: string) =>
    updateProfile(client.actor, client.user.id, { name: to }, async () => []);
  await rename(name);
  const coach = await createCoach({ userId: person.user.id });
  const at = { startsAt: hoursFromNow(1), endsAt: hoursFromNow(2), decidedAt: new Date() };
  await createBooking(coach, { clientId: client.user.id, status: 'accepted', ...at });
  await db.user.update({ where: { id: person.user.id }, data: { timeZone: zoneByDay() } });
  await sendReminders(new Date());
  expect((await told(person)).join()).toContain(`With ${name}`);
  await rename(other);
  expect((await told(person)).join()).toContain(`With ${other}`);
  await ban(client.user.id);
  expect(await told(person)).toHaveLength(1);
  expect((await told(person)).join()).not.toContain(other);
  await forgetActor(db, client.user.id);
  expect(await told(person)).toEqual([]);
});
