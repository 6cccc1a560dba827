import { expect, it, vi } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { CHAT_LIST_LENGTH_MAX } from '@/lib/games/constants';
import { readChatList } from '@/lib/games/service/chat-list';
import { leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import { parseList } from '@/lib/regulars/service/parse-list';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

vi.setConfig({ testTimeout: 60_000 });
addAllTexts();

// 19:30 in Lahore.
const startsAt = new Date('2031-11-29T14:30:00Z');

/** A game of Hamza's group with these players, the last with the numbers of their guests. */
async function createWorld(
  { language, ...options }: GameOptions & { language?: string },
  ...players: [name: string, guests?: number, status?: 'going' | 'waitlisted'][]
) {
  const organiser = await createSignedIn({ name: 'Hamza Khan', language });
  const creatorId = organiser.user.id;
  const group = await createGroup({ creatorId, visibility: 'private' });
  const game = await createGame({
    groupId: group.id,
    creatorId,
    startsAt,
    title: 'Friday futsal',
    maxPlayers: 6,
    ...options,
  });
  const people = [];
  for (const [name, guests = 0, status = 'going'] of players) {
    const person = await createOnboardedUser({ name });
    await addParticipant(game.id, person.id, { guests, status });
    people.push(person);
  }
  const read = async (actor = organiser.actor) => (await readChatList(actor, game.id)).text;
  return { organiser, group, game, people, read };
}

it('has what people need, with a number for every place', async () => {
  const { game, read } = await createWorld(
    { costPerPlayer: 500 },
    ['Ali Raza', 1],
    ['Sana Mir', 0],
    ['Omar Butt', 2, 'waitlisted'],
  );
  await db.gameGuest.create({ data: { gameId: game.id, name: 'Uncle Tariq' } });
  expect(await read()).toBe(`Friday futsal
Sat, 29 Nov 2031, 19:30 Karachi time
Corner ground, Gulberg, Lahore
Rs.\u{a0}500 a player

1. Hamza Khan
2. Ali Raza
3. Ali Raza +1
4. Sana Mir
5. Uncle Tariq
\u200E6. …

Waitlist:
1. Omar Butt +2

http://localhost:3000/game/${game.id}`);
});

it('is in the language of the creator of the group, with each name in its own direction', async () => {
  const { game, read } = await createWorld(
    { language: 'ur', title: 'جمعہ فٹسال', location: 'ماڈل ٹاؤن', maxPlayers: 4 },
    ['علی رضا', 1],
  );
  const { actor } = await createSignedIn({ language: 'en' });
  await addParticipant(game.id, actor.userId, { status: 'waitlisted' });
  const [title, when, place, , first, second, third, free, , waitlist] = (await read(actor)).split(
    '\n',
  );
  expect([title, place]).toEqual(['جمعہ فٹسال', 'ماڈل ٹاؤن']);
  expect(when).toMatch(/[\u0600-\u06FF].*19:30/);
  expect(first).toBe('\u200F1. \u2068Hamza Khan\u2069');
  expect(second).toBe('2. علی رضا');
  expect(third).toBe('3. علی رضا \u2066+1\u2069');
  expect(free).toBe('\u200F4. …');
  expect(waitlist).toBe('ویٹنگ لسٹ:');
  expect(await read(actor)).toMatch(/\/ur\/game\/\d+$/);
});

it('isolates names from right to left in an English list', async () => {
  const { read } = await createWorld({}, ['علی رضا', 1]);
  expect(await read()).toContain('\u200E3. \u2068علی رضا\u2069 +1\n');
});

it('of forty long names and fifty who wait says how many more there are, and loses no free place', async () => {
  const long = (at: number) => `Player Number${at} with an exceptionally long family name`;
  const forty = Array.from({ length: 39 }, (_, at) => [long(at)] as [string]);
  const { game, read } = await createWorld({ maxPlayers: 60 }, ...forty);
  for (let at = 0; at < 50; at += 1) {
    const { id } = await createOnboardedUser({ name: long(100 + at) });
    await addParticipant(game.id, id, { status: 'waitlisted' });
  }
  const text = await read();
  expect(text.length).toBeLessThanOrEqual(CHAT_LIST_LENGTH_MAX);
  const lines = text.split('\n');
  const named = lines.filter((line) => /^\d+\. /.test(line));
  expect(named.length).toBeGreaterThan(10);
  for (const line of named.slice(1)) expect(line).toMatch(/ family name$/);
  expect(lines).toContain(`and ${40 - named.length} more`);
  expect(lines).toContain('20 places free');
  expect(lines).toContain('and 50 more');
  expect(lines.at(-1)).toMatch(/\/game\/\d+$/);
});

it('says of a private address what a member without a seat knows, whoever copies', async () => {
  const address = { location: '12 Hidden Street', isPrivateAddress: true, isPublic: false };
  const { read } = await createWorld({ ...address, area: 'Gulberg, Lahore' });
  expect(await read()).toContain('\nGulberg, Lahore\n');
  const unnamed = await createWorld({ ...address, area: null });
  const text = await unnamed.read();
  expect(text).toContain('\nA private address\n');
  expect(text).not.toContain('Hidden');
});

it('keeps the number of people whom the reader may not see, but not their names', async () => {
  const { organiser, people, read } = await createWorld({}, ['Blocked Person'], ['Ali Raza']);
  const [blocked] = people;
  await createBlock(blocked?.id ?? 0, organiser.user.id);
  const text = await read();
  expect(text).not.toContain('Blocked');
  expect(text).toContain('2. Unavailable user\n3. Ali Raza\n\u200E4. …');
  const man = await createSignedIn({ name: 'Omar Butt', gender: 'male' });
  const world = await createWorld({}, ['Ali Raza']);
  const woman = await createOnboardedUser({
    firstName: 'Sana',
    name: 'Sana Mir',
    gender: 'female',
    womenOnly: true,
  });
  await addParticipant(world.game.id, woman.id);
  await addParticipant(world.game.id, man.user.id);
  expect(await world.read(man.actor)).toContain('\n3. Sana\n');
});

it('counts seats that are held for somebody', async () => {
  const { game, read } = await createWorld({ maxPlayers: 3 });
  await db.seatHold.create({ data: { gameId: game.id, heldUntil: hoursFromNow(1) } });
  expect(await read()).toContain('1. Hamza Khan\n2. Held for somebody\n\u200E3. …');
});

it('is for members and players, and is read again as the same names', async () => {
  const { game, group, read } = await createWorld(
    {},
    ['Ali Raza', 1],
    ['Sana Mir', 0, 'waitlisted'],
  );
  const [member, stranger] = await createPeople(2);
  await addMember(group.id, member.user.id);
  await db.game.update({ where: { id: game.id }, data: { isPublic: true } });
  await db.group.update({ where: { id: group.id }, data: { visibility: 'public' } });
  expect(await refusal(readChatList(stranger.actor, game.id))).toMatch(/^forbidden: /);
  const { names, doubled } = parseList(await read(member.actor));
  expect(names).toEqual(['Hamza Khan', 'Ali Raza', 'Sana Mir']);
  expect(doubled).toEqual([]);
});

it('tells a place that was given up late from a first answer and an early one', async () => {
  const joined = new Date(Date.now() - 60_000);
  const isMissed = async (hours: number, leaves: boolean) => {
    const { organiser, group, game } = await createWorld({ startsAt: hoursFromNow(hours) });
    const { actor } = await createSignedIn();
    await addMember(group.id, actor.userId);
    const going = leaves ? ('going' as const) : ('out' as const);
    await addParticipant(game.id, actor.userId, {
      status: going,
      createdAt: joined,
      updatedAt: joined,
    });
    if (leaves) await leaveGame(actor, game.id);
    return (await readChatList(organiser.actor, game.id)).isMissed;
  };
  expect(await isMissed(5, true)).toBe(true);
  expect(await isMissed(5, false)).toBe(false);
  expect(await isMissed(30, true)).toBe(false);
});
