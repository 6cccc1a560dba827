import { describe, expect, it } from 'vitest';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { announceToPlayers } from '@/lib/games/service/notify-players';
import { deleteGroup } from '@/lib/groups/service/edit-group';
import { deleteMessage, editMessage } from '@/lib/messages/service/change-message';
import { OFFLINE_CHATS_MAX, OFFLINE_MESSAGES_MAX } from '@/lib/offline/constants';
import { offlineSchema } from '@/lib/offline/schema';
import { readOffline } from '@/lib/offline/service';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { hide } from '@/tests/integration/copies';

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
