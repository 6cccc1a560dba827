import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertMessages } from '@/lib/messages/repository/insert-messages';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { createSignedIn } from '@/tests/factories/sessions';

async function room() {
  const [ali, sara] = [await createSignedIn(), await createSignedIn()];
  const group = await createGroup({ creatorId: ali.user.id, memberIds: [sara.user.id] });
  const { id: conversationId } = await groupConversation(group.id);
  const said = await createMessage(conversationId, ali.user.id, 'Who plays?');
  return { ali, sara, group, conversationId, said: Number(said.id) };
}

const text = (senderId: number, content: string, replyToId: number | null = null) => ({
  to: { groupId: 0 },
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
  const rows = await insertMessages(here.group.id, [
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
