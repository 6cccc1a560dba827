import { describe, expect, it, vi } from 'vitest';
import { rsvpSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { readGame } from '@/lib/games/service/read-game';
import { changeGuests, joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';

// Several in parallel, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const seat = rsvpSchema.parse({});
const inLine = (guests: number) => rsvpSchema.parse({ waitlist: true, guests });

type Person = Awaited<ReturnType<typeof createSignedIn>>;

/** A full game of its creator and one player, and waiting people who bring that many guests. */
async function fullGame(...guests: number[]) {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const game = await createGame({
    groupId: group.id,
    creatorId: creator.user.id,
    maxPlayers: 2,
    guestsMax: 4,
    title: 'Nets',
  });
  const player = await createSignedIn();
  await joinGame(player.actor, game.id, seat);
  const line: Person[] = [];
  for (const count of guests) {
    const person = await createSignedIn();
    await joinGame(person.actor, game.id, inLine(count));
    line.push(person);
  }
  return { game, creator, player, line };
}

const viewerOf = async ({ actor }: Person, gameId: number) =>
  (await readGame(actor, gameId)).viewer;
const messagesTo = async ({ user }: Person) =>
  (await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ type, message }) => [type, message],
  );

describe('a free seat when the first in line needs two', () => {
  it('goes to the next in line; the first keeps their place and is told why', async () => {
    const { game, player, line } = await fullGame(1, 0);
    const [first, second] = line as [Person, Person];
    await leaveGame(player.actor, game.id);
    expect(await viewerOf(second, game.id)).toMatchObject({ status: 'going' });
    expect(await viewerOf(first, game.id)).toMatchObject({
      status: 'waitlisted',
      waitlistPosition: 1,
    });
    expect(await messagesTo(first)).toEqual([
      [
        'game_seat_missed',
        'A seat came free in Nets, but you and your guest need 2. It went to the next in line; you keep your place.',
      ],
    ]);
    // Without the guest they are next.
    await changeGuests(first.actor, game.id, { guests: 0 });
    expect(await viewerOf(first, game.id)).toMatchObject({ status: 'waitlisted' });
    await leaveGame(second.actor, game.id);
    expect(await viewerOf(first, game.id)).toMatchObject({ status: 'going', guests: 0 });
  });

  it('stays free when nobody’s party fits, and goes to whoever drops their guest', async () => {
    const { game, player, line } = await fullGame(1, 2);
    const [first, second] = line as [Person, Person];
    await leaveGame(player.actor, game.id);
    expect(await messagesTo(first)).toEqual([
      [
        'game_seat_missed',
        'A seat came free in Nets, but you and your guest need 2. Come without the guest and you are in.',
      ],
    ]);
    expect(await messagesTo(second)).toEqual([
      [
        'game_seat_missed',
        'A seat came free in Nets, but you and your 2 guests need 3. Come without guests and you are in.',
      ],
    ]);
    const after = await changeGuests(first.actor, game.id, { guests: 0 });
    expect(after).toMatchObject({ goingCount: 2, viewer: { status: 'going', guests: 0 } });
  });

  it('is announced once, not again after changes in the line', async () => {
    const { game, player, line } = await fullGame(3, 3, 2);
    const [first, second, third] = line as [Person, Person, Person];
    await leaveGame(player.actor, game.id);
    await leaveGame(third.actor, game.id);
    await changeGuests(second.actor, game.id, { guests: 2 });
    expect(await messagesTo(first)).toHaveLength(1);
  });

  it('is handled alike when the limit rises: whoever fits is promoted, in order', async () => {
    const { game, creator, line } = await fullGame(2, 1, 0, 0);
    const [first, second, third, fourth] = line as [Person, Person, Person, Person];
    await updateGame(creator.actor, game.id, { maxPlayers: 4 });
    expect(await viewerOf(second, game.id)).toMatchObject({ status: 'going', guests: 1 });
    for (const person of [first, third, fourth]) {
      expect(await viewerOf(person, game.id)).toMatchObject({ status: 'waitlisted' });
    }
    expect(await messagesTo(first)).toEqual([
      [
        'game_seat_missed',
        '2 seats came free in Nets, but you and your 2 guests need 3. They went to the next in line; you keep your place.',
      ],
    ]);
    expect(await messagesTo(third), 'nothing was left at their turn').toEqual([]);
  });
});

describe('a contested seat', () => {
  it('is given out once when everybody in line drops their guest in parallel', async () => {
    const { game, player, line } = await fullGame(1, 1, 1, 1, 1, 1);
    await Promise.all([
      leaveGame(player.actor, game.id),
      ...line.map(({ actor }) => changeGuests(actor, game.id, { guests: 0 })),
    ]);
    const { goingCount, waitlistCount } = await db.game.findUniqueOrThrow({
      where: { id: game.id },
    });
    expect({ goingCount, waitlistCount }).toEqual({ goingCount: 2, waitlistCount: 5 });
  });

  it('is never left free while somebody in line fits', async () => {
    const { game, player, line } = await fullGame(1, 0, 1, 0);
    const [first, second] = line as [Person, Person];
    await Promise.all([
      changeGuests(first.actor, game.id, { guests: 0 }),
      leaveGame(player.actor, game.id),
      leaveGame(second.actor, game.id),
    ]);
    const after = await db.game.findUniqueOrThrow({ where: { id: game.id } });
    expect(after.goingCount).toBe(2);
  });
});

describe('a refusal of a seat', () => {
  it('is shown in advance, with the same message', async () => {
    const woman = await createGame({ audience: 'women' });
    const hard = await createGame({ skillMin: 'advanced' });
    const man = await createSignedIn({ gender: 'male', play: [] });
    const beginner = await createSignedIn({ play: [{ name: 'Cricket', skillLevel: 'beginner' }] });
    const banned = await createSignedIn();
    await db.groupBan.create({ data: { groupId: hard.groupId, userId: banned.user.id } });
    expect(await viewerOf(man, woman.id)).toMatchObject({ refusal: 'audience' });
    expect(await viewerOf(man, hard.id)).toMatchObject({ refusal: 'level', level: null });
    expect(await viewerOf(beginner, hard.id)).toMatchObject({
      refusal: 'level',
      level: 'beginner',
    });
    expect(await viewerOf(banned, hard.id)).toMatchObject({ refusal: 'banned' });
    await expect(joinGame(beginner.actor, hard.id, seat)).rejects.toMatchObject({
      message: 'This game is for advanced and above in Cricket. Your level is beginner.',
    });
    const open = await createGame();
    expect(await viewerOf(man, open.id)).toMatchObject({ refusal: null });
  });
});
