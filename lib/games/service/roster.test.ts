import { expect, it, vi } from 'vitest';
import { listParticipants } from '@/lib/games/service/read-roster';
import { addPlayer, changePlayer, removePlayer } from '@/lib/games/service/roster';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 60_000 });

async function createWorld(overrides: Parameters<typeof createGame>[0] = {}) {
  const creator = await createSignedIn();
  const [ali, sara, omar] = await createPeople(3);
  const { id: groupId } = await createGroup({
    creatorId: creator.user.id,
    memberIds: [ali.user.id, sara.user.id, omar.user.id],
  });
  const game = await createGame({ groupId, creatorId: creator.user.id, ...overrides });
  return { creator, ali, sara, omar, gameId: game.id };
}

const notified = async (userId: number) => {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return rows.map(({ type, message }) => `${type}: ${message}`);
};

const idOf = async (gameId: number, userId: number) =>
  (await db.gameParticipant.findUniqueOrThrow({ where: { gameId_userId: { gameId, userId } } })).id;

it('adds a member to a seat, or to the waitlist of a full game, and tells them', async () => {
  const { creator, ali, sara, gameId } = await createWorld({ maxPlayers: 2 });
  await addPlayer(creator.actor, gameId, { userId: ali.user.id });
  await addPlayer(creator.actor, gameId, { userId: ali.user.id });
  const players = await addPlayer(creator.actor, gameId, { userId: sara.user.id });
  expect(players.map(({ user, status }) => [user.id, status])).toEqual([
    [creator.user.id, 'going'],
    [ali.user.id, 'going'],
    [sara.user.id, 'waitlisted'],
  ]);
  expect(await notified(ali.user.id)).toEqual([
    expect.stringMatching(/^game_added: An organiser gave you a place in /),
  ]);
  expect(await notified(sara.user.id)).toEqual([
    expect.stringMatching(/^game_added: An organiser put you on the waitlist of /),
  ]);
});

it('adds neither strangers, nor across a block, nor whoever may not play, and does not say why', async () => {
  const { creator, ali, sara, gameId } = await createWorld({ skillMin: 'expert' });
  const stranger = await createSignedIn();
  await createBlock(sara.user.id, creator.user.id);
  for (const { user } of [stranger, sara]) {
    await expect(addPlayer(creator.actor, gameId, { userId: user.id })).rejects.toMatchObject({
      code: 'not_found',
    });
  }
  const refused = { code: 'forbidden', message: 'This person cannot play in this game.' };
  const add = () => addPlayer(creator.actor, gameId, { userId: ali.user.id });
  await expect(add()).rejects.toMatchObject(refused);
  await db.game.update({ where: { id: gameId }, data: { skillMin: null, audience: 'women' } });
  await db.user.update({ where: { id: ali.user.id }, data: { gender: 'male' } });
  await expect(add()).rejects.toMatchObject(refused);
  await expect(addPlayer(ali.actor, gameId, { userId: ali.user.id })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('removes a player with a sentence that they read; the next in line moves up', async () => {
  const { creator, ali, sara, gameId } = await createWorld({ maxPlayers: 2 });
  await addParticipant(gameId, ali.user.id);
  await addParticipant(gameId, sara.user.id, { status: 'waitlisted' });
  const participantId = await idOf(gameId, ali.user.id);
  await removePlayer(creator.actor, { gameId, participantId }, { reason: 'You hurt your knee.' });
  expect(await notified(ali.user.id)).toEqual([
    expect.stringMatching(/^game_removed: An organiser took you out of .* You hurt your knee\.$/),
  ]);
  expect((await listParticipants(creator.actor, gameId)).map(({ user }) => user.id)).toEqual([
    creator.user.id,
    sara.user.id,
  ]);
  const again = removePlayer(creator.actor, { gameId, participantId }, {});
  await expect(again).rejects.toMatchObject({ code: 'not_found' });
});

it('moves people in line by one place, and a later one still comes last', async () => {
  const { creator, ali, sara, omar, gameId } = await createWorld({ maxPlayers: 2 });
  await addParticipant(gameId, (await createSignedIn()).user.id);
  const waitlistedAt = new Date(Date.now() - 60_000);
  for (const { user } of [ali, sara]) {
    await addParticipant(gameId, user.id, { status: 'waitlisted', waitlistedAt });
  }
  const line = async () =>
    (await listParticipants(creator.actor, gameId))
      .filter(({ status }) => status === 'waitlisted')
      .map(({ user }) => user.id);
  const participantId = await idOf(gameId, sara.user.id);
  await changePlayer(creator.actor, { gameId, participantId }, { move: 'up' });
  await addPlayer(creator.actor, gameId, { userId: omar.user.id });
  expect(await line()).toEqual([sara.user.id, ali.user.id, omar.user.id]);
  const past = changePlayer(creator.actor, { gameId, participantId }, { move: 'up' });
  await expect(past).rejects.toMatchObject({ code: 'conflict' });
  await changePlayer(creator.actor, { gameId, participantId }, { move: 'down' });
  expect(await line()).toEqual([ali.user.id, sara.user.id, omar.user.id]);
});

it('moving people in line leaves whoever has an offer where they stand', async () => {
  const { creator, ali, sara, omar, gameId } = await createWorld({ maxPlayers: 3 });
  const ids: number[] = [];
  for (const [nth, { user }] of [ali, sara, omar].entries()) {
    const waitlistedAt = new Date(Date.now() - 60_000 + nth * 1_000);
    ids.push((await addParticipant(gameId, user.id, { status: 'waitlisted', waitlistedAt })).id);
  }
  const [first = 0, second = 0, third = 0] = ids;
  const heldUntil = new Date(Date.now() + 3_600_000);
  const line = async () =>
    (await listParticipants(creator.actor, gameId))
      .filter(({ status }) => status === 'waitlisted')
      .map(({ id }) => id);
  const move = (participantId: number, to: 'up' | 'down') =>
    changePlayer(creator.actor, { gameId, participantId }, { move: to });
  const offer = await db.seatHold.create({ data: { gameId, participantId: first, heldUntil } });
  await move(third, 'up');
  expect(await line()).toEqual([first, third, second]);
  // A person who already has a seat offered is not overtaken, and overtakes nobody.
  await expect(move(third, 'up')).rejects.toMatchObject({ code: 'conflict' });
  await expect(move(first, 'down')).rejects.toMatchObject({ code: 'conflict' });
  await db.seatHold.delete({ where: { id: offer.id } });
  await db.seatHold.create({ data: { gameId, participantId: third, heldUntil } });
  await move(second, 'up');
  expect(await line()).toEqual([second, third, first]);
});

it('changes a player’s guests within the seats and what the game allows', async () => {
  const { creator, ali, gameId } = await createWorld({ maxPlayers: 4, guestsMax: 3 });
  await addParticipant(gameId, ali.user.id);
  const ids = { gameId, participantId: await idOf(gameId, ali.user.id) };
  await changePlayer(creator.actor, ids, { guests: 2 });
  expect(await notified(ali.user.id)).toEqual([
    expect.stringMatching(/^game_guests: .* 2 guests /),
  ]);
  expect(await refusal(changePlayer(creator.actor, ids, { guests: 3 }))).toMatch(/^conflict: /);
  expect(await refusal(changePlayer(creator.actor, ids, { guests: 4 }))).toMatch(/^invalid\b/);
  const game = await db.game.findUniqueOrThrow({ where: { id: gameId } });
  expect(game.goingCount).toBe(4);
});
