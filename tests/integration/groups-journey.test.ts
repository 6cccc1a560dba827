import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { GameDto } from '@/lib/games/schema/read-game';
import type { GroupDto } from '@/lib/groups/schema/group';
import type { JoinRequestDto } from '@/lib/groups/schema/join';
import type { NotificationDto } from '@/lib/notifications/schema/notification';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { sportId } from '@/prisma/rows/sports';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { call, ok } from './call';

const titlesOf = async (who: SignedIn) =>
  (await ok<NotificationDto[]>(who, 'GET /api/notifications')).map(({ title }) => title);

it('from a new group to a promoted player, with the calls that the screens make', async () => {
  await createSports();
  const organiser = await createSignedIn({ name: 'Ozma Organiser' });
  const player = await createSignedIn({ name: 'Pasha Player' });
  const third = await createSignedIn({ name: 'Tariq Third' });

  const group = await ok<GroupDto>(organiser, 'POST /api/groups', {
    body: { name: 'Tape ball', description: '', sportId: sportId('Cricket'), maxMembers: 12 },
  });
  const inGroup = { params: { id: group.id } };
  await ok(player, 'POST /api/groups/{id}/join', { ...inGroup, body: {} });
  expect(await titlesOf(organiser)).toContain('New join request');

  const [request] = await ok<JoinRequestDto[]>(
    organiser,
    'GET /api/groups/{id}/join-requests',
    inGroup,
  );
  await ok(organiser, 'POST /api/groups/{id}/join-requests/{requestId}/approve', {
    params: { id: group.id, requestId: request?.id ?? 0 },
    body: { note: 'Welcome' },
  });
  expect(await titlesOf(player)).toContain('You are in');

  const game = await ok<GameDto>(organiser, 'POST /api/groups/{id}/games', {
    ...inGroup,
    body: {
      title: 'Friday nets',
      date: addDays(new Date().toISOString().slice(0, 10), 4),
      time: '18:30',
      location: 'Corner ground, Gulberg',
      maxPlayers: 2,
    },
  });
  expect(game).toMatchObject({ goingCount: 1, time: '18:30', viewer: { status: 'going' } });
  expect(await titlesOf(player)).toContain('New game in Tape ball');

  const inGame = { params: { id: game.id } };
  await ok(player, 'POST /api/games/{id}/rsvp', { ...inGame, body: {} });
  const full = await call('POST /api/games/{id}/rsvp', {
    ...inGame,
    body: {},
    cookie: third.cookie,
  });
  expect([full.status, (await full.json()).error]).toEqual([
    409,
    'This game is full. You can join the waitlist.',
  ]);
  const waits = await ok<GameDto>(third, 'POST /api/games/{id}/rsvp', {
    ...inGame,
    body: { waitlist: true },
  });
  expect(waits.viewer).toMatchObject({ status: 'waitlisted', waitlistPosition: 1 });

  await ok(player, 'DELETE /api/games/{id}/rsvp', inGame);
  const after = await ok<GameDto>(third, 'GET /api/games/{id}', inGame);
  expect(after).toMatchObject({ goingCount: 2, waitlistCount: 0, viewer: { status: 'going' } });
  expect(await titlesOf(third)).toContain('You are in');
  expect(await ok<GameDto[]>(third, 'GET /api/games/mine')).toHaveLength(1);
  expect(await ok<GameDto[]>(player, 'GET /api/games/mine')).toHaveLength(0);

  const file = await call('GET /api/games/{id}/calendar', { ...inGame, cookie: third.cookie });
  expect(file.headers.get('content-type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
  expect(event.summary).toBe('Friday nets');
  expect(event.startDate.toJSDate().toISOString()).toBe(game.startsAt);
});
