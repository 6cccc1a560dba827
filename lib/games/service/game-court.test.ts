import { expect, it } from 'vitest';
import { lapseAsk } from '@/lib/courts/service/end-times';
import { moveCourtTime } from '@/lib/courts/service/move-time';
import type { GameDto } from '@/lib/games/schema/read-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { tellCourt } from '@/lib/games/service/keep-rules';
import { readGame } from '@/lib/games/service/read-game';
import { readGameFile } from '@/lib/games/service/read-roster';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { eventsOf } from '@/tests/factories/calendar';
import {
  confirmAtOnce,
  createCourt,
  createCourtTime,
  createCourtVenue,
  evening,
} from '@/tests/factories/courts';
import { zoneByDay } from '@/tests/factories/dates';
import { addParticipant } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
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

const toldOf = async (userId: number) => {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return rows.map(({ type, title }) => `${type}: ${title}`);
};
const courtJobs = () => db.job.findMany({ where: { kind: 'games:tell-court' } });

it('players hear whether there is a court, once; whoever asked hears it from the venue', async () => {
  const { venue, court, owner, player, other, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id });
  await addParticipant(game.id, other.user.id);
  const [stranger] = await createPeople(1);
  await db.job.deleteMany();
  await moveCourtTime(owner.actor, (await timeOf(game.id)).id, 'confirm', none);
  const [job] = await courtJobs();
  expect(job?.payload).toEqual({ gameId: game.id, bookerId: player.user.id });
  for (let run = 0; run < 2; run += 1) await tellCourt(game.id, player.user.id);
  expect(await toldOf(other.user.id)).toEqual(['game_changed: Doubles has a court']);
  expect(await toldOf(player.user.id)).toEqual(['court_confirmed: The court is yours']);
  expect(await toldOf(stranger.user.id)).toEqual([]);
  const [told] = await db.notification.findMany({ where: { userId: other.user.id } });
  expect(told?.data).toMatchObject({ gameId: game.id, venueIds: [venue.id] });
  expect(told?.message).toContain(`Booked: ${court.name}, ${venue.name}, `);
  await moveCourtTime(owner.actor, (await timeOf(game.id)).id, 'cancel', none);
  for (let run = 0; run < 2; run += 1) await tellCourt(game.id, player.user.id);
  expect((await toldOf(other.user.id)).slice(1)).toEqual([
    'game_changed: Doubles: place to be confirmed',
  ]);
});

it('reminders and calendars say that the place is to be confirmed, until it is', async () => {
  const { court, owner, player, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id });
  const event = async () => eventsOf(await readGameFile(player.actor, game.id))[0];
  const before = await event();
  expect(before?.location).toMatch(/\(place to be confirmed\)$/);
  const remind = async (hours: number) => {
    await sendReminders(new Date(Date.parse(game.startsAt) - hours * 3_600_000));
    const [last] = await db.notification.findMany({
      where: { userId: player.user.id, type: 'game_reminder' },
      orderBy: { id: 'desc' },
    });
    return last?.message;
  };
  await db.user.update({ where: { id: player.user.id }, data: { timeZone: zoneByDay() } });
  await db.gameParticipant.updateMany({ data: { createdAt: new Date(0) } });
  expect(await remind(1)).toMatch(/, place to be confirmed$/);
  await db.notification.deleteMany();
  await moveCourtTime(owner.actor, (await timeOf(game.id)).id, 'confirm', none);
  await tellCourt(game.id, player.user.id);
  expect(await remind(1)).not.toContain('to be confirmed');
  const after = await event();
  expect(after?.location).toBe(game.location);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

it('a game that moves takes its court along, asked for again or at once', async () => {
  const { venue, court, owner, player, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id });
  const first = await timeOf(game.id);
  await moveCourtTime(owner.actor, first.id, 'confirm', none);
  const moved = await updateGame(player.actor, game.id, { time: '20:00' });
  expect(moved.court).toMatchObject({ name: court.name, status: 'asked' });
  expect(moved.court?.startsAt).toBe(moved.startsAt);
  // The former time is free for others, and the desk knows of both.
  expect(await db.courtTime.findUnique({ where: { id: first.id } })).toMatchObject({
    status: 'cancelled',
  });
  expect(await toldOf(owner.user.id)).toEqual([
    'court_cancelled: A court is free again',
    'court_asked: A court is asked for',
  ]);
  await confirmAtOnce(venue.id);
  const again = await updateGame(player.actor, game.id, { time: '21:00' });
  expect(again.court).toMatchObject({ status: 'confirmed', startsAt: again.startsAt });
  // Within its time it stays as it is.
  const { id } = await timeOf(game.id);
  await updateGame(player.actor, game.id, { time: '21:15', durationMinutes: 45 });
  expect((await timeOf(game.id)).id).toBe(id);
  const elsewhere = await updateGame(player.actor, game.id, { venueId: null, location: 'Park' });
  expect(elsewhere.court).toBeNull();
  expect(await db.courtTime.findUnique({ where: { id } })).toMatchObject({ status: 'cancelled' });
});

it('where the court is not free then, its time is given up, and the place is to be confirmed', async () => {
  const { court, owner, player, post, timeOf } = await world();
  const game = await post(player, { courtId: court.id });
  const { id } = await timeOf(game.id);
  await moveCourtTime(owner.actor, id, 'confirm', none);
  await createCourtTime(court.id, { startsAt: new Date(`${evening().date}T20:00:00+05:00`) });
  const moved = await updateGame(player.actor, game.id, { time: '20:30' });
  expect(moved).toMatchObject({ time: '20:30', court: { status: 'none' } });
  expect(await db.courtTime.findUnique({ where: { id } })).toMatchObject({ status: 'cancelled' });
});

it('another organiser’s move tells who had the court that it is given up', async () => {
  const { venue, court, player, other, body } = await world();
  await confirmAtOnce(venue.id);
  const { id } = await createGroup({ creatorId: player.user.id });
  await addMember(id, other.user.id, 'organiser');
  const { sportId: _of, ...given } = body({ courtId: court.id });
  const game = await ok<GameDto>(player, 'POST /api/groups/{id}/games', {
    params: { id },
    body: given,
  });
  await updateGame(player.actor, game.id, { time: '20:00' });
  const cancelled = async () =>
    (await toldOf(player.user.id)).filter((told) => told.startsWith('court_cancelled'));
  expect(await cancelled()).toEqual([]);
  await updateGame(other.actor, game.id, { time: '21:00' });
  expect(await cancelled()).toEqual(['court_cancelled: Court cancelled']);
});

it('a cancelled game frees its court, late if it is late', async () => {
  const { venue, court, owner, player, post, timeOf } = await world();
  await confirmAtOnce(venue.id);
  const game = await post(player, { courtId: court.id });
  const { id } = await timeOf(game.id);
  await db.courtTime.update({ where: { id }, data: { freeCancelUntil: new Date(0) } });
  const params = { id: game.id };
  await ok(player, 'POST /api/games/{id}/cancel', { params, body: { reason: 'Rain' } });
  expect(await db.courtTime.findUnique({ where: { id } })).toMatchObject({
    status: 'cancelled',
    cancelledLate: true,
    gameId: null,
  });
  expect((await toldOf(owner.user.id)).at(-1)).toBe('court_cancelled: A court is free again');
});

it('women’s hours are for games for women alone, however the court came to be theirs', async () => {
  const { court, post } = await world();
  const [woman] = await createPeople(1);
  await db.user.update({ where: { id: woman.user.id }, data: { gender: 'female' } });
  const womenHours = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '20:00' }];
  await db.court.update({ where: { id: court.id }, data: { womenHours } });
  const startsAt = new Date(`${evening().date}T18:00:00+05:00`);
  expect(await refusal(post(woman, { courtId: court.id }))).toContain('games for women');
  const game = await post(woman, { courtId: court.id, audience: 'women' });
  expect(game.court?.status).toBe('asked');
  const { id } = await createCourtTime(court.id, { startsAt, userId: woman.user.id });
  expect(await refusal(post(woman, { courtTimeId: id }))).toContain('games for women');
  expect((await post(woman, { courtTimeId: id, audience: 'women' })).court?.status).toBe(
    'confirmed',
  );
});
