import { describe, expect, it } from 'vitest';
import type { ChatDto } from '@/lib/messages/schema/conversations';
import { deleteMessage, pinMessage } from '@/lib/messages/service/change-message';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages } from '@/lib/messages/service/list-messages';
import { readChat } from '@/lib/messages/service/read-chat';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { createMessage, groupConversation } from '@/tests/factories/messages';
import { watchPublished } from '@/tests/factories/published';
import { createPeople } from '@/tests/factories/sessions';

const { publish } = watchPublished();

const LONG_AGO = new Date(Date.now() - 3_600_000);

async function team() {
  const [boss, organiser, player] = await createPeople(3);
  const memberIds = [organiser.user.id, player.user.id];
  const group = await createGroup({ creatorId: boss.user.id, memberIds });
  await db.groupMember.updateMany({
    where: { groupId: group.id, userId: organiser.user.id },
    data: { role: 'organiser' },
  });
  const { id: conversationId } = await groupConversation(group.id);
  const say = async (who: typeof boss, words: string) =>
    Number((await createMessage(conversationId, who.user.id, words, { createdAt: LONG_AGO })).id);
  return { boss, organiser, player, conversationId, say };
}

const notified = () => publish.mock.calls.map(([, event, payload]) => [event, payload]);

describe('organisers of a group', () => {
  it('can remove another person’s message, which leaves a placeholder and is published', async () => {
    const { organiser, player, conversationId, say } = await team();
    const id = await say(player, 'Buy my shoes');
    const answer = await deleteMessage(organiser.actor, id);
    expect(answer).toMatchObject({ content: '', removedByOrganiser: true });
    expect(notified()).toContainEqual([
      'deleted',
      expect.objectContaining({ messageId: id, removedByOrganiser: true }),
    ]);
    const { items } = await listMessages(player.actor, { id: conversationId }, { limit: 50 });
    expect(items).toMatchObject([{ id, content: '', removedByOrganiser: true }]);
    const audit = await db.auditLog.findFirst({
      where: { targetType: 'message', targetId: `${id}` },
    });
    expect(audit).toMatchObject({ actorId: organiser.user.id, action: 'message.removed' });
    // Repeating it changes nothing.
    publish.mockClear();
    await deleteMessage(organiser.actor, id);
    expect(notified()).toEqual([]);
  });

  it('can pin one message, which every member sees until it is unpinned or removed', async () => {
    const { boss, organiser, player, conversationId, say } = await team();
    const [first, second] = [await say(player, 'Bring water'), await say(boss, 'Nets at six')];
    const seen = async (): Promise<ChatDto> => readChat(player.actor, { id: conversationId });
    expect(await seen()).toMatchObject({ pinned: null, canModerate: false });
    await pinMessage(organiser.actor, first, true);
    expect((await seen()).pinned).toMatchObject({ id: first, content: 'Bring water' });
    expect(notified()).toContainEqual(['conversationChanged', { conversationId }]);
    const chat = await pinMessage(boss.actor, second, true);
    expect(chat).toMatchObject({ canModerate: true, pinned: { id: second } });
    // Unpinning a message that is no longer pinned changes nothing.
    await pinMessage(boss.actor, first, false);
    expect((await seen()).pinned).toMatchObject({ id: second });
    await pinMessage(boss.actor, second, false);
    expect((await seen()).pinned).toBeNull();
    await pinMessage(boss.actor, first, true);
    await deleteMessage(organiser.actor, first);
    expect((await seen()).pinned).toBeNull();
    await expect(pinMessage(boss.actor, first, true)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leave a placeholder in the list of conversations too', async () => {
    const { boss, player, conversationId, say } = await team();
    const id = await say(player, 'Buy my shoes');
    await db.conversation.update({
      where: { id: conversationId },
      data: { lastMessageId: BigInt(id), lastMessageAt: new Date(), lastPreview: 'Buy my shoes' },
    });
    await deleteMessage(boss.actor, id);
    const { items } = await listConversations(player.actor, player.user.id, {
      box: 'inbox',
      limit: 10,
    });
    expect(items).toMatchObject([{ lastMessage: 'Message removed by an organiser' }]);
  });
});
