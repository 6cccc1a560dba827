import { describe, expect, it } from 'vitest';
import { acceptLead } from '@/lib/groups/service/lead-group';
import { changeRole } from '@/lib/groups/service/manage-members';
import { banMember, removeMember } from '@/lib/invites/service/leave-group';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { countUnreadOf, listConversations } from '@/lib/messages/service/list-conversations';
import { listMessages } from '@/lib/messages/service/list-messages';
import { notifyUnread } from '@/lib/messages/service/notify-unread';
import { sendMessage } from '@/lib/messages/service/send-message';
import { announceLine } from '@/lib/messages/service/system-line';
import { db } from '@/lib/platform/db/client';
import { createGroup } from '@/tests/factories/groups';
import { groupConversation } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

const { publish } = watchPublished();

async function team() {
  const [boss, sara, ali] = await Promise.all([
    createSignedIn({ name: 'Bilal' }),
    createSignedIn({ name: 'Sara' }),
    createSignedIn({ name: 'Ali' }),
  ]);
  const group = await createGroup({ creatorId: boss.user.id, memberIds: [sara.user.id] });
  const { id: conversationId } = await groupConversation(group.id);
  const memberId = async ({ user }: Person) =>
    (await db.groupMember.findFirstOrThrow({ where: { groupId: group.id, userId: user.id } })).id;
  const lines = async ({ actor }: Person) =>
    (await listMessages(actor, { id: conversationId }, { limit: 50 })).items.map(
      ({ type, content }) => [type, content],
    );
  return { boss, sara, ali, group, conversationId, memberId, lines };
}

async function join({ ali, boss, group }: Awaited<ReturnType<typeof team>>): Promise<void> {
  const asked = await call('POST /api/groups/{id}/join', {
    params: { id: group.id },
    body: { message: 'Hello' },
    cookie: ali.cookie,
  });
  expect(asked.ok).toBe(true);
  const request = await db.groupJoinRequest.findFirst({ where: { groupId: group.id } });
  if (request?.status !== 'pending') return;
  const decided = await call('POST /api/groups/{id}/join-requests/{requestId}/approve', {
    params: { id: group.id, requestId: request.id },
    cookie: boss.cookie,
  });
  expect(decided.ok).toBe(true);
}

describe('system messages in a group chat', () => {
  it('say who joined, took over the group, was removed and left, in order', async () => {
    const all = await team();
    const { boss, sara, ali, group, memberId, lines } = all;
    await join(all);
    await changeRole(boss.actor, { groupId: group.id, memberId: await memberId(sara) }, 'creator');
    await acceptLead(sara.actor, group.id);
    await removeMember(sara.actor, { groupId: group.id, memberId: await memberId(ali) });
    await removeMember(boss.actor, { groupId: group.id, memberId: await memberId(boss) });
    expect(await lines(sara)).toEqual([
      ['system', 'Ali joined'],
      ['system', 'Sara runs the group now'],
      ['system', 'Ali was removed'],
      ['system', 'Bilal left'],
    ]);
  });

  it('appear in the chat of their group only', async () => {
    const [here, there] = [await team(), await team()];
    await join(here);
    expect(await here.lines(here.sara)).toEqual([['system', 'Ali joined']]);
    expect(await there.lines(there.sara)).toEqual([]);
  });

  it('mention a newly planned game', async () => {
    const { boss, sara, group, lines } = await team();
    const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const body = { title: 'Sunday nets', date, time: '18:00', location: 'Model Town Park' };
    const made = await call('POST /api/groups/{id}/games', {
      params: { id: group.id },
      body: { ...body, durationMinutes: 90, maxPlayers: 12 },
      cookie: boss.cookie,
    });
    expect(made.status, await made.clone().text()).toBe(201);
    const [[, line] = []] = await lines(sara);
    expect(line).toMatch(/^Bilal planned a game: Sunday nets, .+, 18:00$/);
  });

  it('are rolled back with the change that they report', async () => {
    const { boss, sara, group, conversationId, memberId, lines } = await team();
    const ids = { groupId: group.id, memberId: await memberId(sara) };
    await db.$executeRaw`ALTER TABLE group_bans ADD CONSTRAINT none CHECK (false) NOT VALID`;
    await expect(banMember(boss.actor, ids, {})).rejects.toThrow();
    await db.$executeRaw`ALTER TABLE group_bans DROP CONSTRAINT none`;
    expect(await lines(sara)).toEqual([]);
    const payload = { path: ['conversationId'], equals: conversationId };
    expect(await db.job.count({ where: { kind: 'messages:announce-line', payload } })).toBe(0);
  });

  it('are not counted as unread, notify nobody and do not change the preview', async () => {
    const all = await team();
    const { boss, sara, group, conversationId } = all;
    const inbox = () =>
      listConversations(sara.actor, sara.user.id, { box: 'inbox', limit: 20 }).then(
        ({ items }) => items,
      );
    await join(all);
    expect(await inbox()).toEqual([]);
    await sendMessage(
      boss.actor,
      sendMessageSchema.parse({ groupId: group.id, content: 'Welcome' }),
    );
    const ids = { groupId: group.id, memberId: await all.memberId(all.ali) };
    await removeMember(boss.actor, ids);
    expect(await inbox()).toMatchObject([{ lastMessage: 'Welcome', lastSeq: 3, unreadCount: 1 }]);
    expect(await countUnreadOf(sara.actor)).toMatchObject({ conversations: 1, messages: 1 });
    await db.conversationMember.updateMany({
      where: { userId: sara.user.id },
      data: { lastReadSeq: 2 },
    });
    expect(await inbox()).toMatchObject([{ unreadCount: 0 }]);
    expect(await countUnreadOf(sara.actor)).toMatchObject({ conversations: 0, messages: 0 });
    await notifyUnread(conversationId);
    const notified = { userId: sara.user.id, type: 'message' };
    expect(await db.notification.count({ where: notified })).toBe(0);
  });

  it('are published after the commit, without the name across a block', async () => {
    const all = await team();
    const { sara, ali, boss, conversationId } = all;
    await createBlock(sara.user.id, ali.user.id);
    await join(all);
    expect(publish).not.toHaveBeenCalledWith(expect.anything(), 'message', expect.anything());
    await announceLine(conversationId, 1);
    const received = publish.mock.calls.filter(([, event]) => event === 'message');
    const words = received.map(([to, , payload]) => [to, (payload as { content: string }).content]);
    expect(words).toEqual([
      [expect.arrayContaining([`user:${boss.user.id}`, `user:${ali.user.id}`]), 'Ali joined'],
      [[`user:${sara.user.id}`], 'Unavailable user joined'],
    ]);
    const { items } = await listMessages(sara.actor, { id: conversationId }, { limit: 5 });
    expect(items).toEqual([received[1]?.[2]]);
  });

  it('do not deadlock with messages from the person who leaves', async () => {
    const { sara, group, conversationId, memberId } = await team();
    const ids = { groupId: group.id, memberId: await memberId(sara) };
    const words = Array.from({ length: 10 }, (_, n) =>
      sendMessage(sara.actor, sendMessageSchema.parse({ groupId: group.id, content: `Bye ${n}` })),
    );
    const [left] = await Promise.allSettled([removeMember(sara.actor, ids), ...words]);
    expect(left.status).toBe('fulfilled');
    const rows = await db.message.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } });
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  });
});
