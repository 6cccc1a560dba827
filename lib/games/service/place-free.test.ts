import { expect, it } from 'vitest';
import { releaseHolds } from '@/lib/games/service/hold-seat';
import { answerAsRegular, answerForRegular } from '@/lib/games/service/regular-seats';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { notificationPath } from '@/lib/notifications/schema/notification-path';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople } from '@/tests/factories/sessions';

const SEAT = { guests: 0, waitlist: false };

/** A full game of three in `hours`: its creator, an organiser and Ali; Sara is a member. */
async function createFull(hours: number) {
  const [creator, organiser, ali, sara] = await createPeople(4);
  const { id: groupId } = await createGroup({ creatorId: creator.user.id });
  await addMember(groupId, organiser.user.id, 'organiser');
  for (const { user } of [ali, sara]) await addMember(groupId, user.id);
  const startsAt = hoursFromNow(hours);
  const { id } = await createGame({ groupId, creatorId: creator.user.id, startsAt, maxPlayers: 3 });
  for (const { user } of [organiser, ali]) await addParticipant(id, user.id);
  return { creator, organiser, ali, sara, groupId, id };
}

const told = async (gameId: number) => {
  const rows = await db.notification.findMany({
    where: { type: 'game_place_free', data: { path: ['gameId'], equals: gameId } },
    orderBy: { userId: 'asc' },
  });
  return rows.map(({ userId, title }) => [userId, title]);
};

it('tells the organisers of a place given up within a day, on the page with the message for their chat', async () => {
  const { creator, organiser, ali, id, groupId } = await createFull(20);
  await leaveGame(ali.actor, id);
  const title = 'One place free, copy the message';
  expect(await told(id)).toEqual([
    [creator.user.id, title],
    [organiser.user.id, title],
  ]);
  expect(notificationPath('game_place_free', { gameId: id, groupId })).toBe(`/game/${id}`);
});

it('tells nobody a day before, nor who gave it up, nor when the next in line takes it', async () => {
  const early = await createFull(25);
  await leaveGame(early.ali.actor, early.id);
  expect(await told(early.id)).toEqual([]);
  const own = await createFull(20);
  await leaveGame(own.organiser.actor, own.id);
  expect((await told(own.id)).map(([userId]) => userId)).toEqual([own.creator.user.id]);
  const taken = await createFull(20);
  await addParticipant(taken.id, taken.sara.user.id, { status: 'waitlisted' });
  await leaveGame(taken.ali.actor, taken.id);
  expect(await told(taken.id)).toEqual([]);
});

it('tells them once an hour, and no longer once the game is full again', async () => {
  const { organiser, ali, sara, id } = await createFull(20);
  await leaveGame(ali.actor, id);
  await joinGame(sara.actor, id, SEAT);
  expect(await told(id)).toEqual([]);
  await leaveGame(sara.actor, id);
  expect(await told(id)).toEqual([]);
  await db.rateLimit.deleteMany({ where: { key: `place-free:${id}` } });
  await leaveGame(organiser.actor, id);
  expect(await told(id)).toHaveLength(1);
  await db.game.update({ where: { id }, data: { status: 'cancelled' } });
  expect(await told(id)).toEqual([]);
});

it('tells them of a place that nobody in line took, and of one that a regular gave up', async () => {
  const offered = await createFull(5);
  await addParticipant(offered.id, offered.sara.user.id, { status: 'waitlisted' });
  await leaveGame(offered.ali.actor, offered.id);
  expect(await told(offered.id)).toEqual([]);
  await db.seatHold.updateMany({ data: { heldUntil: hoursFromNow(-1) } });
  await releaseHolds(offered.id);
  expect(await told(offered.id)).toHaveLength(2);

  const { creator, organiser, ali, id, groupId } = await createFull(20);
  await db.gameParticipant.deleteMany({ where: { gameId: id, userId: ali.user.id } });
  const data = { groupId, name: 'Hamza', nameKey: 'hamza' };
  const { id: regularId } = await db.groupRegular.create({ data });
  await answerAsRegular(regularId, id, 'going');
  await answerForRegular(creator.actor, id, { regularId, answer: 'out' });
  expect((await told(id)).map(([userId]) => userId)).toEqual([organiser.user.id]);
});
