import { expect, it } from 'vitest';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { announceTyping, readConversation } from '@/lib/messages/service/follow-conversation';
import { sendMessage } from '@/lib/messages/service/send-message';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { watchPublished } from '@/tests/factories/published';
import { createSignedIn } from '@/tests/factories/sessions';

const { publish } = watchPublished();

async function room() {
  const [ali, sara] = [await createSignedIn({ name: 'Ali' }), await createSignedIn()];
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [sara.user.id] });
  const say = (content: string) =>
    sendMessage(ali.actor, sendMessageSchema.parse({ groupId: group.id, content }));
  const { conversationId } = await say('One');
  await say('Two');
  return { ali, sara, conversationId };
}

it('reading moves only the reader’s own position, only forward, and only in that chat', async () => {
  const [here, there] = [await room(), await room()];
  await readConversation(here.sara.actor, here.conversationId, 1);
  const read = async (userId: number) =>
    (await db.conversationMember.findFirstOrThrow({ where: { userId } })).lastReadSeq;
  expect(await read(here.sara.user.id)).toBe(1);
  expect(await read(here.ali.user.id)).toBe(2);
  expect(await read(there.sara.user.id)).toBe(0);
  expect(await readConversation(here.sara.actor, here.conversationId, 2)).toEqual({
    lastReadSeq: 2,
  });
  expect(await readConversation(here.sara.actor, here.conversationId, 1)).toEqual({
    lastReadSeq: 2,
  });
});

it('typing is shown to the others with the person’s name', async () => {
  const { ali, sara, conversationId } = await room();
  publish.mockClear();
  await announceTyping(ali.actor, conversationId);
  const payload = { conversationId, userId: ali.user.id, name: 'Ali' };
  expect(publish.mock.calls).toEqual([[[`user:${sara.user.id}`], 'typing', payload]]);
});
