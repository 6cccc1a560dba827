import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { canWrite } from '@/lib/messages/policy';
import { findConversation } from '@/lib/messages/repository/find-conversations';
import { insertMessages } from '@/lib/messages/repository/insert-messages';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

async function room() {
  const [ali, sara] = await createPeople(2);
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [sara.user.id] });
  const { id: conversationId } = await groupConversation(group.id);
  const said = await createMessage(conversationId, ali.user.id, 'Who plays?');
  return { ali, sara, group, conversationId, said: Number(said.id) };
}

const text = (senderId: number, content: string, replyToId: number | null = null) => ({
  senderId,
  clientMsgId: randomUUID(),
  content,
  preview: content,
  replyToId,
});

// When this throws, the service inserts one by one, so a failure would show only here.
it('several messages are inserted in one statement; replies refer only to messages of the same chat', async () => {
  const [here, there] = [await room(), await room()];
  const [ali, sara, stranger] = [here.ali.user.id, here.sara.user.id, there.sara.user.id];
  const rows = await insertMessages({ groupId: here.group.id }, [
    text(ali, 'Nets at six'),
    text(sara, 'I do', here.said),
    text(stranger, 'Me too', here.said),
    text(sara, 'And this?', there.said),
  ]);
  const answered = { id: here.said, seq: 1, preview: 'Who plays?' };
  expect(rows).toMatchObject([
    { seq: 2, replyTo: null },
    { seq: 3, replyTo: answered },
    null,
    { seq: 4, replyTo: null },
  ]);
  const stored = await db.message.findMany({
    where: { conversationId: here.conversationId },
    orderBy: { seq: 'asc' },
    select: { content: true, replyToId: true },
  });
  expect(stored).toEqual([
    { content: 'Who plays?', replyToId: null },
    { content: 'Nets at six', replyToId: null },
    { content: 'I do', replyToId: BigInt(here.said) },
    { content: 'And this?', replyToId: null },
  ]);
});

type Room = Awaited<ReturnType<typeof room>> & { pair: number };
const { user, group, conversation } = db;
const keepsToWomen = ({ sara }: Room) =>
  user.update({ where: { id: sara.user.id }, data: { gender: 'female', womenOnly: true } });
const hide = (it: Room) =>
  group.update({ where: { id: it.group.id }, data: { hiddenAt: new Date() } });
const silence = (it: Room) =>
  group.update({ where: { id: it.group.id }, data: { isClub: true, organisersWrite: true } });
const request =
  (requestStatus: 'pending' | 'accepted' | 'declined', lastSeq: number) => (it: Room) =>
    conversation.update({
      where: { id: it.pair },
      data: { requestStatus, lastSeq, requestedById: it.ali.user.id },
    });

it.each<[string, (it: Room) => Promise<unknown>]>([
  ['nothing in the way', () => Promise.resolve()],
  ['a block', ({ ali, sara }) => createBlock(sara.user.id, ali.user.id)],
  ['a woman who keeps to women', keepsToWomen],
  ['a hidden group', hide],
  ['a club in which only organisers write', silence],
  ['room in a request', request('pending', 2)],
  ['a full request', request('pending', 3)],
  ['a declined request', request('declined', 1)],
  ['an accepted request', request('accepted', 3)],
])('with %s the statement answers as the policy does', async (_name, change) => {
  const here = await room();
  const { id: pair } = await createConversation(here.ali.user.id, here.sara.user.id);
  await change({ ...here, pair });
  const stranger = await createSignedIn();
  for (const { actor } of [here.ali, here.sara, stranger]) {
    for (const id of [pair, here.conversationId]) {
      const chat = await findConversation(actor.userId, { id });
      const [sent] = await insertMessages({ conversationId: id }, [text(actor.userId, 'Salaam')]);
      expect([actor.userId, id, Boolean(sent)]).toEqual([
        actor.userId,
        id,
        chat !== null && canWrite(actor, chat),
      ]);
    }
  }
});
