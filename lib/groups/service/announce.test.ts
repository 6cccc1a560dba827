import { beforeAll, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { announceToMembers } from '@/lib/groups/service/edit-group';
import { ANNOUNCEMENTS_PER_DAY } from '@/lib/messages/constants';
import { deleteMessage } from '@/lib/messages/service/change-message';
import { listMessages } from '@/lib/messages/service/list-messages';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { readChat } from '@/lib/messages/service/read-chat';
import { wordsOfRow } from '@/lib/notifications/repository/words';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { createGroup } from '@/tests/factories/groups';
import { groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';

beforeAll(addAllTexts);

const WORDS = { content: 'Bring both shirts' };

async function team() {
  const boss = await createSignedIn({ name: 'Hina Aslam' });
  const viewer = await createSignedIn({ language: 'ur' });
  const blocked = await createSignedIn();
  const memberIds = [viewer.user.id, blocked.user.id];
  const group = await createGroup({ creatorId: boss.user.id, name: 'FC Ravi', memberIds });
  await createBlock(blocked.user.id, boss.user.id);
  const { id: conversationId } = await groupConversation(group.id);
  return { boss, viewer, blocked, group, conversationId };
}

const notifiedTo = (userId: number) =>
  db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } });

describe('an announcement', () => {
  it('reaches every member but its author and people across a block, in their language', async () => {
    const { boss, viewer, blocked, group, conversationId } = await team();
    await announceToMembers(boss.actor, group.id, WORDS);
    const data = { conversationId, groupId: group.id };
    const notified = await notifiedTo(viewer.user.id);
    expect(notified).toMatchObject([
      { type: 'group_announcement', title: 'Announcement in FC Ravi', actorId: boss.user.id, data },
    ]);
    expect(
      notified.map((row) =>
        wordsOfRow(row, { language: 'ur', timeZone: 'Asia/Karachi', dateStyle: null }),
      ),
    ).toEqual([
      {
        title: expect.stringContaining('میں اعلان'),
        content: expect.stringContaining(WORDS.content),
      },
    ]);
    expect(await notifiedTo(boss.user.id)).toEqual([]);
    expect(await notifiedTo(blocked.user.id)).toEqual([]);
  });

  it('is pinned in the chat, where a block hides the name, until it is removed', async () => {
    const { boss, viewer, blocked, group, conversationId } = await team();
    await announceToMembers(boss.actor, group.id, WORDS);
    const { pinned } = await readChat(viewer.actor, { groupId: group.id });
    expect(pinned).toMatchObject({ ...WORDS, isAnnouncement: true, seq: 1 });
    const across = await listMessages(blocked.actor, { id: conversationId }, { limit: 5 });
    expect(across.items).toMatchObject([{ ...WORDS, senderId: null }]);
    await deleteMessage(boss.actor, pinned?.id ?? 0);
    expect(await readChat(viewer.actor, { groupId: group.id })).toMatchObject({ pinned: null });
  });

  it('counts as unread, but is not told a second time as an unread message', async () => {
    const { boss, viewer, group, conversationId } = await team();
    await announceToMembers(boss.actor, group.id, WORDS);
    await notifyUnread(conversationId);
    expect(await readChat(viewer.actor, { groupId: group.id })).toMatchObject({ unreadCount: 1 });
    expect(await notifiedTo(viewer.user.id)).toHaveLength(1);
  });

  it('can be made three times a day, however many are sent at once; a removed one counts', async () => {
    const { boss, group, conversationId } = await team();
    const attempts = Array.from({ length: ANNOUNCEMENTS_PER_DAY + 3 }, () =>
      announceToMembers(boss.actor, group.id, WORDS),
    );
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } });
    const { pinned } = await readChat(boss.actor, { groupId: group.id });
    await deleteMessage(boss.actor, pinned?.id ?? 0);
    await expect(announceToMembers(boss.actor, group.id, WORDS)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await db.message.updateMany({
      where: { conversationId },
      data: { createdAt: hoursFromNow(-24) },
    });
    await announceToMembers(boss.actor, group.id, WORDS);
  });
});
