import { describe, expect, it } from 'vitest';
import robots from '@/app/robots';
import { createFeed, readFeed, readFeedState, revokeFeed } from '@/lib/calendar/service';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { db } from '@/lib/platform/db/client';
import { bookingStart, createBooking } from '@/tests/factories/bookings';
import { eventsOf } from '@/tests/factories/calendar';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { createCourtTime, createCourtVenue } from '@/tests/factories/courts';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

describe('a calendar feed', () => {
  it('contains the person’s games until the link is revoked', async () => {
    const creator = await createSignedIn();
    const group = await createGroup({ creatorId: creator.user.id });
    const game = await createGame({ groupId: group.id, creatorId: creator.user.id });
    await createGame();
    expect(await readFeedState(creator.actor)).toEqual({ isOn: false, createdAt: null });
    const { url } = await createFeed(creator.actor);
    expect(await readFeedState(creator.actor)).toMatchObject({ isOn: true });
    const token = url.split('/').at(-1) ?? '';
    const events = eventsOf(await readFeed(token));
    expect(events.map(({ uid }) => uid)).toEqual([`${game.calendarUid}@maidan`]);
    await revokeFeed(creator.actor);
    await expect(readFeed(token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readFeedState(creator.actor)).toMatchObject({ isOn: false });
  });

  it('contains classes that the person joined, waits for or teaches, but not those they left', async () => {
    const [coachPerson, client] = await createPeople(2);
    const coach = await createCoach({ userId: coachPerson.user.id, name: 'Coach Bilal' });
    const [joined, full, left] = await Promise.all(
      [7, 8, 9].map((day) => createClassSession(coach, { startsAt: bookingStart(day), places: 1 })),
    );
    if (!joined || !full || !left) throw new Error('three dates');
    const other = await createSignedIn();
    await actOnSession(other.actor, full.id, 'join', {});
    for (const { id } of [joined, full, left]) {
      await actOnSession(client.actor, id, 'join', { waitlist: true });
    }
    await actOnSession(client.actor, left.id, 'leave', {});
    const feedOf = async ({ actor }: typeof client) =>
      readFeed((await createFeed(actor)).url.split('/').at(-1) ?? '');
    expect(eventsOf(await feedOf(client))).toMatchObject([
      { uid: `${joined.calendarUid}@maidan`, title: 'Juniors', status: 'CONFIRMED' },
      { uid: `${full.calendarUid}@maidan`, title: 'Juniors', status: 'TENTATIVE' },
    ]);
    expect(await feedOf(client)).toContain('With Coach Bilal');
    await actOnSession(coachPerson.actor, joined.id, 'cancel', { reason: 'Rain' });
    const given = await feedOf(coachPerson);
    expect(eventsOf(given).map(({ status }) => status)).toEqual([
      'CANCELLED',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    expect(given).not.toContain('With Coach Bilal');
  });

  it('contains the sessions that a coach accepted, for both, and not those that wait or were refused', async () => {
    const [coachPerson, client] = await createPeople(2);
    const coach = await createCoach({ userId: coachPerson.user.id, name: 'Coach Bilal' });
    const statuses = [
      'accepted',
      'cancelled',
      'pending',
      'declined',
      'withdrawn',
      'expired',
    ] as const;
    const [accepted, cancelled] = await Promise.all(
      statuses.map((status, index) =>
        createBooking(coach, {
          clientId: client.user.id,
          status,
          startsAt: bookingStart(4 + index),
        }),
      ),
    );
    await createBooking(coach, { status: 'accepted', startsAt: bookingStart(20) });
    const feedOf = async ({ actor }: typeof client) =>
      eventsOf(await readFeed((await createFeed(actor)).url.split('/').at(-1) ?? ''));
    const shared = [
      { uid: accepted?.calendarUid, status: 'CONFIRMED' },
      { uid: cancelled?.calendarUid, status: 'CANCELLED' },
    ];
    expect(await feedOf(client)).toMatchObject(shared);
    expect(await feedOf(coachPerson)).toMatchObject([...shared, { status: 'CONFIRMED' }]);
  });

  it('has the times of a court for whoever manages it, and for nobody else', async () => {
    const { venue, court, owner, player, other } = await createCourtVenue();
    const { id: venueId } = venue;
    await db.venueStaff.create({ data: { venueId, userId: other.user.id, role: 'desk' } });
    await createCourtTime(court.id, { name: 'Hamza', phone: '0300 1234567' });
    await createCourtTime(court.id, { userId: player.user.id, status: 'cancelled' });
    const tokenOf = async ({ actor }: typeof owner) =>
      (await createFeed(actor)).url.split('/').at(-1) ?? '';
    const file = await readFeed(await tokenOf(owner), court.id);
    expect(eventsOf(file)).toHaveLength(1);
    expect(file).toContain('SUMMARY:Hamza');
    expect(file).toContain('0300 1234567');
    for (const person of [player, other]) {
      const feed = readFeed(await tokenOf(person), court.id);
      await expect(feed).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('may be fetched by Google Calendar, which asks robots.txt', () => {
    const [rule] = [robots().rules].flat();
    expect(rule?.allow).toContain('/api/calendar/');
    expect(rule?.allow).not.toContain('/ur/api/calendar/');
  });

  it('revokes the old link when a new one is created, and stores no token in plain text', async () => {
    const { actor, user } = await createSignedIn();
    const old = (await createFeed(actor)).url.split('/').at(-1) ?? '';
    const next = (await createFeed(actor)).url.split('/').at(-1) ?? '';
    await expect(readFeed(old)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readFeed(next)).toContain('BEGIN:VCALENDAR');
    const rows = await db.calendarFeed.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(rows)).not.toContain(next);
  });
});
