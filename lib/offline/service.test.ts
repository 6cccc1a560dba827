import { afterEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/offline/route';
import { addAllTexts } from '@/languages/all';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { deleteGroup } from '@/lib/groups/service/edit-group';
import { REACTIONS } from '@/lib/messages/constants';
import { deleteMessage, editMessage } from '@/lib/messages/service/change-message';
import { OFFLINE_CHATS_MAX, OFFLINE_MESSAGES_MAX } from '@/lib/offline/constants';
import { offlineSchema } from '@/lib/offline/schema';
import { readOffline, tagOf } from '@/lib/offline/service';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { createCourtTime, createCourtVenue } from '@/tests/factories/courts';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { hide } from '@/tests/integration/copies';

afterEach(() => {
  vi.useRealTimers();
});

it('has the next games with who is going, and no other game', async () => {
  const { actor } = await createSignedIn();
  const other = await createOnboardedUser({ name: 'Omar Goes' });
  const game = await createGame();
  await addParticipant(game.id, actor.userId);
  await addParticipant(game.id, other.id, { guests: 2 });
  await createGame();
  const { games } = offlineSchema.parse(await readOffline(actor));
  expect(games.map(({ id }) => id)).toEqual([game.id]);
  expect(games[0]).toMatchObject({
    title: game.title,
    location: game.location,
    viewer: { status: 'going' },
    calendar: expect.stringContaining('BEGIN:VEVENT'),
  });
  const player = games[0]?.participants.find(({ user }) => user.id === other.id);
  expect(player).toMatchObject({ guests: 2, user: { name: 'Omar Goes' } });
});

it('has the last messages of the latest chats, oldest first, and no more of either', async () => {
  const { actor } = await createSignedIn();
  for (let n = 0; n <= OFFLINE_CHATS_MAX; n += 1) {
    const other = await createOnboardedUser();
    const { id } = await createConversation(actor.userId, other.id);
    await createMessage(id, other.id, `Chat ${n}`, { createdAt: new Date(Date.now() - 60_000) });
  }
  const busy = await createOnboardedUser();
  const { id } = await createConversation(actor.userId, busy.id);
  for (let n = 1; n <= OFFLINE_MESSAGES_MAX + 1; n += 1)
    await createMessage(id, busy.id, `No. ${n}`);
  const { chats } = offlineSchema.parse(await readOffline(actor));
  expect(chats).toHaveLength(OFFLINE_CHATS_MAX);
  expect(chats[0]?.id).toBe(id);
  const words = chats[0]?.messages.map(({ content }) => content) ?? [];
  expect(words).toHaveLength(OFFLINE_MESSAGES_MAX);
  expect([words[0], words.at(-1)]).toEqual(['No. 2', `No. ${OFFLINE_MESSAGES_MAX + 1}`]);
});

it('has the groups of the person, by name alone', async () => {
  const { actor } = await createSignedIn();
  const group = await createGroup();
  await addMember(group.id, actor.userId);
  const { groups } = offlineSchema.parse(await readOffline(actor));
  expect(groups).toEqual([{ id: group.id, name: group.name }]);
});

it('has the next days of the venues whose desk the person has', async () => {
  const { venue, court, owner, player } = await createCourtVenue();
  await createCourtTime(court.id, { name: 'Hamza', phone: '0300 1234567' });
  await createCourtTime(court.id, {
    name: 'Later',
    startsAt: new Date(Date.now() + 9 * 86_400_000),
  });
  const { desks } = offlineSchema.parse(await readOffline(owner.actor));
  expect(desks).toMatchObject([
    { venue: { id: venue.id }, times: [{ who: 'Hamza', phone: '0300 1234567' }] },
  ]);
  expect((await readOffline(player.actor)).desks).toEqual([]);
});

describe('of a game in which the person plays', () => {
  async function world() {
    const [{ actor }, organiser] = await createPeople(2);
    const group = await createGroup({
      creatorId: organiser.user.id,
      memberIds: [actor.userId],
    });
    const words = uniqueText();
    const game = await createGame({
      groupId: group.id,
      creatorId: organiser.user.id,
      title: `Nets ${words}`,
    });
    await addParticipant(game.id, actor.userId);
    const text = async () => JSON.stringify(await readOffline(actor));
    return { actor, organiser, game, words, text };
  }

  it.each([
    [
      'edited',
      ({ organiser, game }) =>
        updateGame(organiser.actor, game.id, updateGameSchema.parse({ title: 'Match' })),
    ],
    [
      'deleted with its group',
      ({ organiser, game }) => deleteGroup(organiser.actor, game.groupId ?? 0),
    ],
    ['hidden', ({ game }) => hide('game', game.id)],
  ] as [string, (made: Awaited<ReturnType<typeof world>>) => Promise<unknown>][])(
    'the name is not in the next copy once it is %s',
    async (_how, change) => {
      const made = await world();
      expect(await made.text()).toContain(made.words);
      await change(made);
      expect(await made.text()).not.toContain(made.words);
    },
  );

  it.each(['edited', 'deleted', 'hidden'] as const)(
    'an announcement and a line of its chat follow once they are %s',
    async (how) => {
      const { organiser, game, text } = await world();
      const [announced, said] = [uniqueText(), uniqueText()];
      await announceToPlayers(organiser.actor, game.id, { content: announced });
      const { conversationId } = await db.message.findFirstOrThrow({
        where: { content: announced },
      });
      await createMessage(conversationId, organiser.user.id, said);
      for (const content of [announced, said]) {
        expect(await text()).toContain(content);
        const id = Number((await db.message.findFirstOrThrow({ where: { content } })).id);
        if (how === 'edited') await editMessage(organiser.actor, id, 'Something else');
        if (how === 'deleted') await deleteMessage(organiser.actor, id);
        if (how === 'hidden') await hide('message', id);
        expect(await text()).not.toContain(content);
      }
    },
  );
});

describe('the tag of the copy', () => {
  async function world() {
    const [{ actor }, { actor: friend, user }] = [await createSignedIn(), await createSignedIn()];
    const group = await createGroup({ creatorId: friend.userId, memberIds: [actor.userId] });
    const venue = await createVenue();
    const game = await createGame({
      groupId: group.id,
      venueId: venue.id,
      creatorId: friend.userId,
    });
    const seat = await addParticipant(game.id, actor.userId);
    const other = await addParticipant(game.id, (await createOnboardedUser()).id);
    const { id: chatId } = await createConversation(actor.userId, friend.userId);
    const message = await createMessage(chatId, friend.userId, 'See you at eight');
    const tag = async (language: 'en' | 'ur' = 'en') =>
      runIn(language, async () => tagOf(await readOffline(actor)));
    return { actor, friend, user, group, venue, game, seat, other, chatId, message, tag };
  }
  type World = Awaited<ReturnType<typeof world>>;

  it('stays while nothing changes but the time, and who is online', async () => {
    const { actor, tag } = await world();
    const before = await tag();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    expect(await tag()).toBe(before);
    const copy = await readOffline(actor);
    const chats = copy.chats.map((chat) => ({ ...chat, isOnline: !chat.isOnline }));
    expect(tagOf({ ...copy, chats })).toBe(before);
  });

  it.each([
    ['a message', ({ chatId, friend }) => createMessage(chatId, friend.userId, 'And bring a ball')],
    ['a removed message', ({ friend, message }) => deleteMessage(friend, Number(message.id))],
    [
      'a message without its row',
      ({ message }) => db.message.delete({ where: { id: message.id } }),
    ],
    [
      'a reaction',
      ({ friend, message }) =>
        db.messageReaction.create({
          data: { messageId: message.id, userId: friend.userId, emoji: REACTIONS[0] },
        }),
    ],
    [
      'a renamed person',
      ({ friend }) =>
        db.user.update({ where: { id: friend.userId }, data: { name: 'Another Name' } }),
    ],
    [
      'a renamed venue',
      ({ venue }) => db.venue.update({ where: { id: venue.id }, data: { name: 'Another Ground' } }),
    ],
    [
      'a renamed group',
      ({ group }) => db.group.update({ where: { id: group.id }, data: { name: 'Another Group' } }),
    ],
    [
      'a game at another time',
      ({ game }) =>
        db.game.update({
          where: { id: game.id },
          data: { endsAt: new Date(+game.endsAt + 60_000) },
        }),
    ],
    ['a player who left', ({ other }) => db.gameParticipant.delete({ where: { id: other.id } })],
    ['the own seat', ({ seat }) => db.gameParticipant.delete({ where: { id: seat.id } })],
    [
      'a guest',
      ({ game, friend }) =>
        db.gameGuest.create({ data: { gameId: game.id, name: 'Bilal', addedById: friend.userId } }),
    ],
    ['a blocked person', ({ actor, friend }) => createBlock(friend.userId, actor.userId)],
    [
      'the end of membership',
      ({ actor, group }) =>
        db.groupMember.deleteMany({ where: { groupId: group.id, userId: actor.userId } }),
    ],
    ['a hidden game', ({ game }) => hide('game', game.id)],
    [
      'a muted chat',
      ({ actor, chatId }) =>
        db.conversationMember.updateMany({
          where: { conversationId: chatId, userId: actor.userId },
          data: { muted: true },
        }),
    ],
  ] as [string, (made: World) => Promise<unknown>][])('changes with %s', async (_what, change) => {
    const made = await world();
    const before = await made.tag();
    await change(made);
    expect(await made.tag()).not.toBe(before);
  });

  it('differs where the reader’s language changes a word', async () => {
    addAllTexts();
    const { friend, message, tag } = await world();
    await deleteMessage(friend, Number(message.id));
    expect(await tag('ur')).not.toBe(await tag('en'));
  });
});

it('is not sent again to a device that has it, nor built into a response', async () => {
  const { cookie } = await createSignedIn();
  const ask = (tag = '') => {
    const headers = { cookie, 'if-none-match': tag };
    const request = new Request('http://localhost:3000/api/offline', { headers });
    return GET(request, { params: Promise.resolve({}) });
  };
  const first = await ask();
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`]) {
    const again = await ask(known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await ask('"another"')).status).toBe(200);
});
