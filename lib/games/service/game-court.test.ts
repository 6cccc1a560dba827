import { expect, it } from 'vitest';
import { lapseAsk } from '@/lib/courts/service/end-times';
import { moveCourtTime } from '@/lib/courts/service/move-time';
import type { GameDto } from '@/lib/games/schema/read-game';
import { readGame } from '@/lib/games/service/read-game';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { createCourt, createCourtTime, createCourtVenue, evening } from '@/tests/factories/courts';
import { createGroup } from '@/tests/factories/groups';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, type Person } from '@/tests/factories/sessions';
import { ok } from '@/tests/integration/call';

const none = { following: false };

async function world() {
  const made = await createCourtVenue();
  const { date, time } = evening();
  const body = (given: object = {}) => ({
    title: 'Doubles',
    date,
    time,
    durationMinutes: 60,
    venueId: made.venue.id,
    sportId: sportId('Badminton'),
    ...given,
  });
  const post = (person: Person, given: object = {}) =>
    ok<GameDto>(person, 'POST /api/games', { body: body(given) });
  const timeOf = (gameId: number) =>
    db.courtTime.findFirstOrThrow({ where: { gameId }, orderBy: { id: 'desc' } });
  return { ...made, body, post, timeOf, at: { date, time } };
}

it('a game asks for a court, and its place is to be confirmed until the venue answers', async () => {
  const { court, owner, player, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id, durationMinutes: 90 });
  expect(game.court).toMatchObject({ name: court.name, status: 'asked' });
  const asked = await timeOf(game.id);
  // In whole slots.
  expect(asked.endsAt.getTime() - asked.startsAt.getTime()).toBe(2 * 3_600_000);
  const told = await db.notification.findMany({ where: { userId: owner.user.id } });
  expect(told.map(({ type }) => type)).toEqual(['court_asked']);
  await moveCourtTime(owner.actor, asked.id, 'confirm', none);
  // Guests read it on its page.
  expect((await readGame(null, game.id)).court).toMatchObject({ status: 'confirmed' });
});

it('of a group, too, but not of a series', async () => {
  const { court, player, body } = await world();
  const { id } = await createGroup({ creatorId: player.user.id });
  const { sportId: _of, ...given } = body({ courtId: court.id });
  const create = (more: object) =>
    ok<GameDto>(player, 'POST /api/groups/{id}/games', {
      params: { id },
      body: { ...given, ...more },
    });
  expect((await create({})).court?.status).toBe('asked');
  expect((await create({ repeat: { frequency: 'weekly', count: 2 } })).court).toBeNull();
});

it('a court that is taken, or at another venue, makes no game', async () => {
  const { court, player, post } = await world();
  const { court: elsewhere } = await createCourtVenue();
  const startsAt = new Date(`${evening().date}T18:00:00+05:00`);
  expect(await refusal(post(player, { courtId: elsewhere.id }))).toContain('another venue');
  await createCourtTime(court.id, { startsAt });
  expect(await refusal(post(player, { courtId: court.id }))).toContain('already taken');
  expect(await db.game.count({ where: { creatorId: player.user.id } })).toBe(0);
});

it('after a no the organiser asks for another court, to which the game moves, or plays without', async () => {
  const { venue, court, owner, player, other, post, timeOf, at } = await world();
  const game = await post(player, { courtId: court.id });
  await moveCourtTime(owner.actor, (await timeOf(game.id)).id, 'decline', none);
  expect((await readGame(null, game.id)).court?.status).toBe('none');
  const [told] = await db.notification.findMany({ where: { userId: player.user.id } });
  expect(told).toMatchObject({ type: 'court_declined', data: { gameId: game.id } });
  const second = await createCourt(venue.id);
  const params = { id: game.id };
  const body = { courtId: second.id, ...at, time: '19:00' };
  expect(await refusal(ok(other, 'POST /api/games/{id}/court', { params, body }))).toContain('403');
  const moved = await ok<GameDto>(player, 'POST /api/games/{id}/court', { params, body });
  expect(moved).toMatchObject({ time: '19:00', court: { name: second.name, status: 'asked' } });
  const asked = await timeOf(game.id);
  const without = await ok<GameDto>(player, 'DELETE /api/games/{id}/court', { params });
  expect(without.court).toBeNull();
  expect(await db.courtTime.findUnique({ where: { id: asked.id } })).toMatchObject({
    status: 'cancelled',
    gameId: null,
  });
});

it('an ask that lapses leaves the game, and one that is cancelled withdraws its ask', async () => {
  const { court, owner, player, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id });
  const { id } = await timeOf(game.id);
  await db.courtTime.update({ where: { id }, data: { lapsesAt: new Date(Date.now() - 1_000) } });
  await lapseAsk(id);
  expect((await readGame(null, game.id)).court?.status).toBe('none');
  const next = await post(player, { courtId: court.id });
  const asked = await timeOf(next.id);
  await ok(player, 'POST /api/games/{id}/cancel', {
    params: { id: next.id },
    body: { reason: 'Rain' },
  });
  expect(await db.courtTime.findUnique({ where: { id: asked.id } })).toMatchObject({
    status: 'cancelled',
  });
  expect(
    await db.notification.count({ where: { type: 'court_asked', userId: owner.user.id } }),
  ).toBe(0);
});

it('a confirmed time is opened as a game by whoever booked it, once', async () => {
  const { court, player, other, post } = await world();
  const [stranger] = await createPeople(1);
  const startsAt = new Date(`${evening().date}T18:00:00+05:00`);
  const { id: courtTimeId } = await createCourtTime(court.id, { startsAt, userId: player.user.id });
  expect(await refusal(post(stranger, { courtTimeId }))).toContain('404');
  expect(await refusal(post(player, { courtTimeId, time: '20:00' }))).toContain('another time');
  const game = await post(player, { courtTimeId });
  expect(game.court).toMatchObject({ status: 'confirmed', startsAt: startsAt.toISOString() });
  expect(await refusal(post(player, { courtTimeId }))).toContain('not yet for a game');
  expect(await refusal(post(other, { courtTimeId }))).toContain('404');
  const [own] = await ok<{ gameId: number }[]>(player, 'GET /api/court-times', {});
  expect(own?.gameId).toBe(game.id);
});
