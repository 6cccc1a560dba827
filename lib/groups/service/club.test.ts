import { expect, it } from 'vitest';
import { listAnswers } from '@/lib/games/service/read-roster';
import { CLUB_MEMBERS_MAX } from '@/lib/groups/constants';
import { updateGroup } from '@/lib/groups/service/edit-group';
import { joinGroup } from '@/lib/groups/service/join-group';
import { readGroup } from '@/lib/groups/service/read-group';
import { removeMember } from '@/lib/invites/service/leave-group';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { announceTyping, readConversation } from '@/lib/messages/service/follow-conversation';
import { readChat } from '@/lib/messages/service/read-chat';
import { sendMessage } from '@/lib/messages/service/send-message';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { connect } from '@/tests/factories/connections';
import { createGame } from '@/tests/factories/games';
import { addMember, createGroup, type GroupOptions } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { refusal, winners } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { call, ok } from '@/tests/integration/call';

const { publish } = watchPublished();

const CLUB = { isClub: true, joinsAtOnce: true, maxMembers: CLUB_MEMBERS_MAX };

/** A club with its creator and `others` more members. */
async function createClub(others: number, options: GroupOptions = {}) {
  const creator = await createSignedIn({ name: 'Zoya Khan' });
  const { id } = await createGroup({ creatorId: creator.user.id, ...CLUB, ...options });
  for (let nth = 0; nth < others; nth += 1) {
    await addMember(id, (await createOnboardedUser({ name: `Player ${nth}` })).id);
  }
  return { creator, id };
}

const join = async (person: Awaited<ReturnType<typeof createSignedIn>>, id: number) =>
  (await joinGroup(person.actor, id, {})).status;

it('has up to 1,000 members, and a group that is no club at most 50', async () => {
  const { cookie } = await createSignedIn();
  const group = { name: 'Ravi Paddle Club', sportId: sportId('Cricket') };
  const create = (body: object) =>
    call('POST /api/groups', { cookie, body: { ...group, ...body } });
  expect((await create({ isClub: true, maxMembers: 1_000 })).status).toBe(201);
  expect((await create({ isClub: true, maxMembers: 1_001 })).status).toBe(422);
  expect((await create({ maxMembers: 51 })).status).toBe(422);
  // The settings of clubs are ignored.
  const plain = await create({ joinsAtOnce: true, organisersWrite: true });
  expect(await plain.json()).toMatchObject({ joinsAtOnce: false, organisersWrite: false });
});

it('is joined at once while there is room, but not by a person who was removed', async () => {
  const { creator, id } = await createClub(0, { maxMembers: 2 });
  const [first, second] = await createPeople(2);
  expect(await join(first, id)).toBe('joined');
  expect(await join(second, id)).toBe('pending');
  const { id: memberId } = await db.groupMember.findFirstOrThrow({
    where: { groupId: id, userId: first.user.id },
  });
  await removeMember(creator.actor, { groupId: id, memberId });
  expect(await join(first, id)).toBe('pending');
  // Who has asked before may come in themselves now.
  expect(await join(second, id)).toBe('joined');
});

it('fills exactly to its limit when fifty people join at once', async () => {
  const { id } = await createClub(0, { maxMembers: 11 });
  const people = await createPeople(50);
  await winners(people.map((person) => join(person, id)));
  const { memberCount } = await db.group.findUniqueOrThrow({ where: { id } });
  const where = { groupId: id };
  expect({
    memberCount,
    members: await db.groupMember.count({ where }),
    asking: await db.groupJoinRequest.count({ where: { ...where, status: 'pending' } }),
  }).toEqual({ memberCount: 11, members: 11, asking: 40 });
});

it('becomes an ordinary group again only with at most 50 members', async () => {
  const { creator, id } = await createClub(50, { organisersWrite: true });
  const back = () => updateGroup(creator.actor, id, { isClub: false });
  expect(await refusal(back())).toMatch(/^invalid isClub: .*club has 51 members.* at most 50/);
  const { id: last } = await db.groupMember.findFirstOrThrow({
    where: { groupId: id },
    orderBy: { id: 'desc' },
  });
  await removeMember(creator.actor, { groupId: id, memberId: last });
  expect(await back()).toMatchObject({
    isClub: false,
    maxMembers: 50,
    joinsAtOnce: false,
    organisersWrite: false,
  });
  const more = updateGroup(creator.actor, id, { maxMembers: 51 });
  expect(await refusal(more)).toMatch(/^invalid maxMembers: .*2 to 50/);
});

it('lets only organisers write, where that is set', async () => {
  const { creator, id } = await createClub(0, { organisersWrite: true });
  const member = await createSignedIn();
  await addMember(id, member.user.id);
  const write = ({ actor }: typeof member) =>
    sendMessage(actor, sendMessageSchema.parse({ groupId: id, content: 'Hello' }));
  expect(await refusal(write(member))).toMatch(/^forbidden: .*Only organisers/);
  expect(await readChat(member.actor, { groupId: id })).toMatchObject({ canSend: false });
  expect((await write(creator)).content).toBe('Hello');
});

it('lists its members in batches, and finds them by the names that the reader may know', async () => {
  const { creator, id } = await createClub(59);
  const reader = await createSignedIn({ gender: 'male' });
  await addMember(id, reader.user.id);
  const hidden = await createOnboardedUser({ name: 'Hidden Person' });
  await addMember(id, hidden.id);
  await createBlock(hidden.id, reader.user.id);
  const woman = { name: 'Sana Iqbal', gender: 'female', womenOnly: true } as const;
  const sana = await createOnboardedUser({ firstName: 'Sana', lastName: 'Iqbal', ...woman });
  await addMember(id, sana.id);
  const path = { params: { id }, cookie: reader.cookie };
  const names = async (query: Record<string, string>) => {
    const response = await call('GET /api/groups/{id}/members', { ...path, query });
    const people = (await response.json()) as { id: number; user: { name: string } }[];
    const cursor = /[?&]cursor=([\w-]+)/.exec(response.headers.get('link') ?? '')?.[1];
    return { people, names: people.map(({ user }) => user.name), cursor };
  };
  const first = await names({});
  expect([first.names.length, first.names[0]]).toEqual([50, 'Zoya Khan']);
  const rest = await names({ cursor: first.cursor ?? '' });
  expect(new Set([...first.people, ...rest.people].map((person) => person.id)).size).toBe(63);
  expect((await names({ search: 'player 57' })).names).toEqual(['Player 57']);
  expect((await names({ search: 'hidden' })).names).toEqual([]);
  expect((await names({ search: 'iqbal' })).names).toEqual([]);
  expect((await names({ search: 'sana' })).names).toEqual(['Sana']);
  // The page of the group has the first ones alone.
  expect((await readGroup(creator.actor, id)).members).toHaveLength(50);
});

it('does not tell a thousand people who has read or is writing', async () => {
  const { creator, id } = await createClub(50);
  const { id: conversationId } = await groupConversation(id);
  const reader = await createSignedIn();
  await addMember(id, reader.user.id);
  await createMessage(conversationId, creator.user.id);
  publish.mockClear();
  await announceTyping(reader.actor, conversationId);
  await readConversation(reader.actor, conversationId, 1);
  expect(publish.mock.calls.map(([rooms, event]) => [event, rooms])).toEqual([
    ['read', [`user:${reader.user.id}`]],
  ]);
  expect((await readChat(creator.actor, { groupId: id })).readers).toEqual([]);
});

it('shows the first who have not answered a game, how many they are, and others by name', async () => {
  const { creator, id } = await createClub(60);
  const { id: gameId } = await createGame({ groupId: id, creatorId: creator.user.id });
  await db.groupRegular.create({ data: { groupId: id, name: 'Hamza', nameKey: 'hamza' } });
  const none = (await listAnswers(creator.actor, gameId)).members?.none;
  expect([none?.count, none?.people.length]).toEqual([60, 50]);
  const found = (await listAnswers(creator.actor, gameId, 'player 59')).members;
  expect(found).toMatchObject({
    none: { count: 1, people: [{ name: 'Player 59' }] },
    regulars: { count: 0, people: [] },
  });
});

it('offers an organiser the connections who are not members, and tells nobody else who is', async () => {
  const { creator, id } = await createClub(0, { visibility: 'private' });
  const [member, friend, outsider] = await createPeople(3);
  await addMember(id, member.user.id);
  for (const { user } of [member, friend]) {
    await connect(creator.user.id, user.id);
    await connect(outsider.user.id, user.id);
  }
  const outside = async (person: typeof creator) => {
    const query = { outsideGroup: id };
    const people = await ok<{ id: number }[]>(person, 'GET /api/connections', { query });
    return people.map((each) => each.id).toSorted((a, b) => a - b);
  };
  expect(await outside(creator)).toEqual([friend.user.id]);
  expect(await outside(outsider)).toEqual([member.user.id, friend.user.id]);
});
