import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { actOnSession } from '@/lib/classes/service/act-on-session';
import { createFeed, readFeed, readGameFile, revokeFeed } from '@/lib/games/service/calendar';
import { cancelGame } from '@/lib/games/service/cancel-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { db } from '@/lib/platform/db/client';
import { bookingStart } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

/** Read with a different library than the one that writes. */
function eventsOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      location: event.location,
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });
}

async function organised(title = 'Friday, nets; and "chai"\nafter') {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id, title });
  return { creator, game };
}

describe('the calendar file of a game', () => {
  it('contains what, when and where, with commas, quotes and line breaks intact', async () => {
    const { creator, game } = await organised();
    expect(eventsOf(await readGameFile(creator.actor, game.id))).toEqual([
      {
        uid: `${game.calendarUid}@maidan`,
        sequence: 0,
        title: game.title,
        location: game.location,
        // Calendars know whole seconds.
        startsAt: new Date(Math.floor(game.startsAt.getTime() / 1_000) * 1_000).toISOString(),
        endsAt: expect.any(String),
        status: 'CONFIRMED',
      },
    ]);
  });

  it('keeps its UID and increments SEQUENCE with every change, including cancelling', async () => {
    const { creator, game } = await organised('Nets');
    const seen = [];
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    await updateGame(creator.actor, game.id, { time: '07:15' });
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    await cancelGame(creator.actor, game.id, { reason: 'Rain', scope: 'this' });
    seen.push(...eventsOf(await readGameFile(creator.actor, game.id)));
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
    expect(seen.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(seen.at(-1)).toMatchObject({ status: 'CANCELLED', title: 'Cancelled: Nets' });
  });

  it('shows only the area of a private address to people who are not going', async () => {
    const game = await createGame({ isPrivateAddress: true, location: 'House 14-B, Gulberg' });
    const stranger = await createSignedIn();
    const [event] = eventsOf(await readGameFile(stranger.actor, game.id));
    expect(event?.location).toBe('Gulberg, Lahore');
  });
});

describe('a calendar feed', () => {
  it('contains the person’s games until the link is revoked', async () => {
    const { creator, game } = await organised('Nets');
    await createGame();
    const { url } = await createFeed(creator.actor);
    const token = url.split('/').at(-1) ?? '';
    const events = eventsOf(await readFeed(token));
    expect(events.map(({ uid }) => uid)).toEqual([`${game.calendarUid}@maidan`]);
    await revokeFeed(creator.actor);
    await expect(readFeed(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('contains classes that the person joined, waits for or teaches, but not those they left', async () => {
    const [coachPerson, client] = await Promise.all([createSignedIn(), createSignedIn()]);
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
