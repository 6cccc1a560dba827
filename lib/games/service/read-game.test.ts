import { describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listGroupGamesSchema, listOwnGamesSchema } from '@/lib/games/schema/read-game';
import {
  listGamesOfGroup,
  listNextGamesOf,
  listOwnGames,
  readGame,
} from '@/lib/games/service/read-game';
import { listParticipants, readGameFile } from '@/lib/games/service/read-roster';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { eventsOf } from '@/tests/factories/calendar';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

describe('a cancelled game', () => {
  it('is listed among the past games of its group and players, not the upcoming ones', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const game = await createGame({ groupId: group.id, creatorId: user.id });
    const off = await createGame({
      groupId: group.id,
      creatorId: user.id,
      status: 'cancelled',
      cancelReason: 'Rain',
    });
    const ofGroup = async (when: 'upcoming' | 'past') =>
      (await listGamesOfGroup(actor, group.id, listGroupGamesSchema.parse({ when }))).items;
    const own = async (when: 'upcoming' | 'past') =>
      (await listOwnGames(actor, listOwnGamesSchema.parse({ when }))).items;
    for (const list of [ofGroup, own]) {
      expect((await list('upcoming')).map(({ id }) => id)).toEqual([game.id]);
      expect((await list('past')).map(({ id }) => id)).toEqual([off.id]);
    }
  });
});

it('the next games of a group are those that the reader sees, whoever asks', async () => {
  const [member, stranger] = await createPeople(2);
  const group = await createGroup({ creatorId: member.user.id });
  const open = await createGame({ groupId: group.id, isPublic: true });
  const own = await createGame({ groupId: group.id, isPublic: false });
  const shown = async (actor: Actor | null) =>
    (await listNextGamesOf(actor, group.id, 5)).map(({ id }) => id).sort((a, b) => a - b);
  expect(await shown(member.actor)).toEqual([open.id, own.id]);
  expect(await shown(stranger.actor)).toEqual([open.id]);
  expect(await shown(null)).toEqual([open.id]);
  await db.group.update({ where: { id: group.id }, data: { visibility: 'private' } });
  expect(await shown(member.actor)).toEqual([open.id, own.id]);
  expect(await shown(stranger.actor)).toEqual([]);
  expect(await shown(null)).toEqual([]);
});

describe('my games', () => {
  it('list games with a seat, games on the waitlist, or both', async () => {
    const { actor, user } = await createSignedIn();
    const [going, waiting] = [await createGame(), await createGame()];
    await addParticipant(going.id, user.id);
    await addParticipant(waiting.id, user.id, { status: 'waitlisted' });
    const ids = async (query: object) =>
      (await listOwnGames(actor, listOwnGamesSchema.parse(query))).items.map(({ id }) => id);
    expect(await ids({ status: 'going' })).toEqual([going.id]);
    expect(await ids({ status: 'waitlisted' })).toEqual([waiting.id]);
    expect(await ids({})).toEqual([going.id, waiting.id]);
  });
});

describe('the organiser of a game', () => {
  it('is identified by id only to people who are allowed to meet them', async () => {
    const organiser = await createSignedIn();
    const [viewer, blocked] = await createPeople(2);
    await createBlock(blocked.user.id, organiser.user.id);
    const group = await createGroup();
    const game = await createGame({ groupId: group.id, creatorId: organiser.user.id });
    const idFor = async (actor: Actor | null) => (await readGame(actor, game.id)).creator.id;
    expect(await idFor(viewer.actor)).toBe(organiser.user.id);
    expect(await idFor(null)).toBeNull();
    expect(await idFor(blocked.actor)).toBeNull();
    await db.user.update({ where: { id: organiser.user.id }, data: { bannedAt: new Date() } });
    expect(await idFor(viewer.actor)).toBeNull();
  });
});

it('people and addresses that are not to be named are called so in the language of the reader', async () => {
  addAllTexts();
  const [viewer, creator] = await createPeople(2);
  const game = await createGame({
    groupId: (await createGroup({ creatorId: creator.user.id })).id,
    isPrivateAddress: true,
    area: null,
  });
  // Both are in the group, so they can still see each other's games.
  await addMember(game.groupId, viewer.user.id);
  await createBlock(creator.user.id, viewer.user.id);
  const read = async () => {
    const { creator: shown, location } = await readGame(viewer.actor, game.id);
    const players = await listParticipants(viewer.actor, game.id);
    const [event] = eventsOf(await readGameFile(viewer.actor, game.id));
    return [shown.name, location, players[0]?.user.name, event?.location];
  };
  const [person, address] = ['Unavailable user', 'A private address'];
  expect(await read()).toEqual([person, address, person, address]);
  const [inUrdu, addressInUrdu] = ['صارف دستیاب نہیں', 'پرائیویٹ پتہ'];
  expect(await runIn('ur', read)).toEqual([inUrdu, addressInUrdu, inUrdu, addressInUrdu]);
});
