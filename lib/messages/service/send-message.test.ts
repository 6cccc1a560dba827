import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type SendMessageInput, sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import { db } from '@/lib/platform/db/client';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { connect } from '@/tests/factories/connections';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const { publish } = watchPublished();

const received = () => publish.mock.calls;

const toPerson = (receiverId: number, content = 'Salaam', more: Partial<SendMessageInput> = {}) =>
  sendMessageSchema.parse({ receiverId, content, ...more });
const toGroup = (groupId: number, content = 'Salaam', more: Partial<SendMessageInput> = {}) =>
  sendMessageSchema.parse({ groupId, content, ...more });

async function pair() {
  const [ali, sara] = await createPeople(2);
  await connect(ali.user.id, sara.user.id);
  return { ali, sara };
}

describe('sending a message', () => {
  it('starts the conversation, numbers from 1 and publishes to both people', async () => {
    const { ali, sara } = await pair();
    const first = await sendMessage(ali.actor, toPerson(sara.user.id, 'One'));
    const second = await sendMessage(sara.actor, toPerson(ali.user.id, 'Two'));
    expect([first.seq, second.seq]).toEqual([1, 2]);
    expect(first.conversationId).toBe(second.conversationId);
    expect(first).toMatchObject({
      senderId: ali.user.id,
      receiverId: sara.user.id,
      groupId: null,
      type: 'text',
    });
    expect(received()).toEqual([
      [expect.arrayContaining([`user:${ali.user.id}`, `user:${sara.user.id}`]), 'message', first],
      [expect.arrayContaining([`user:${ali.user.id}`, `user:${sara.user.id}`]), 'message', second],
    ]);
  });

  it('publishes exactly what a fetch returns', async () => {
    const { ali, sara } = await pair();
    const sent = await sendMessage(ali.actor, toPerson(sara.user.id, 'Same'));
    await sendMessage(ali.actor, toPerson(sara.user.id, 'Reply', { replyToId: sent.id }));
    const { items } = await listMessages(sara.actor, { id: sent.conversationId }, { limit: 20 });
    expect(items).toEqual(received().map(([, , payload]) => payload));
  });

  it('stores one row for an id that is sent a thousand times, fifty in parallel', async () => {
    const { ali, sara } = await pair();
    const input = toPerson(sara.user.id, 'Once', { clientMsgId: randomUUID() });
    const ids = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => sendMessage(ali.actor, input)),
      );
      for (const { id } of answers) ids.add(id);
    }
    expect(ids.size).toBe(1);
    expect(await db.message.count({ where: { senderId: ali.user.id } })).toBe(1);
    expect(
      await db.conversation.count({ where: { members: { some: { userId: ali.user.id } } } }),
    ).toBe(1);
  });

  it('numbers without gaps when many send in parallel, some of them twice', async () => {
    const people = await createPeople(8);
    const [first, ...others] = people;
    const group = await createGroup({
      creatorId: first?.user.id,
      memberIds: others.map(({ user }) => user.id),
    });
    const sends = people.flatMap(({ actor }) =>
      Array.from({ length: 10 }, () => ({ actor, clientMsgId: randomUUID() })),
    );
    await Promise.all(
      [...sends, ...sends].map(({ actor, clientMsgId }) =>
        sendMessage(actor, toGroup(group.id, 'All at once', { clientMsgId })),
      ),
    );
    const rows = await db.message.findMany({
      where: { conversation: { groupId: group.id } },
      orderBy: { seq: 'asc' },
    });
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
    const { lastSeq } = await db.conversation.findUniqueOrThrow({ where: { groupId: group.id } });
    expect(lastSeq).toBe(80);
  });

  it('refuses the same id with another text or receiver', async () => {
    const { ali, sara } = await pair();
    const other = await createSignedIn();
    const clientMsgId = randomUUID();
    await sendMessage(ali.actor, toPerson(sara.user.id, 'First', { clientMsgId }));
    const changed = [
      toPerson(sara.user.id, 'Second', { clientMsgId }),
      toPerson(other.user.id, 'First', { clientMsgId }),
    ];
    for (const input of changed) {
      await expect(sendMessage(ali.actor, input)).rejects.toMatchObject({ code: 'conflict' });
    }
    // And no conversation is started with the other person.
    expect(
      await db.conversation.count({ where: { members: { some: { userId: other.user.id } } } }),
    ).toBe(0);
  });

  it('answers a replay even when the sender can no longer write, without using the rate limit', async () => {
    const [ali, sara] = await createPeople(2);
    const group = await createGroup({ creatorId: sara.user.id, memberIds: [ali.user.id] });
    const input = toGroup(group.id, 'Once', { clientMsgId: randomUUID() });
    const first = await sendMessage(ali.actor, input);
    const spent = () => db.rateLimit.findUnique({ where: { key: `message:u${ali.user.id}` } });
    const before = await spent();
    expect(await sendMessage(ali.actor, input)).toEqual(first);
    expect((await spent())?.points).toBe(before?.points);
    await db.rateLimit.update({
      where: { key: `message:u${ali.user.id}` },
      data: { points: RATE_LIMITS.message.points },
    });
    expect(await sendMessage(ali.actor, input)).toEqual(first);
    await expect(sendMessage(ali.actor, toGroup(group.id, 'New'))).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await db.rateLimit.delete({ where: { key: `message:u${ali.user.id}` } });
    await db.conversationMember.deleteMany({ where: { userId: ali.user.id } });
    expect(await sendMessage(ali.actor, input)).toEqual(first);
    await expect(sendMessage(ali.actor, toGroup(group.id, 'New'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('permission to write', () => {
  it('across a block keeps a group member’s messages, shown and published without their name', async () => {
    const [ali, sara, third] = await createPeople(3);
    const group = await createGroup({
      creatorId: ali.user.id,
      memberIds: [sara.user.id, third.user.id],
    });
    await createBlock(ali.user.id, sara.user.id);
    const sent = await sendMessage(ali.actor, toGroup(group.id, 'Hello all'));
    expect(received().map(([to]) => to)).toEqual([
      [`user:${ali.user.id}`, `user:${third.user.id}`],
      [`user:${sara.user.id}`],
    ]);
    const { items } = await listMessages(sara.actor, { groupId: group.id }, { limit: 20 });
    expect(items).toEqual([received()[1]?.[2]]);
    expect(items[0]).toMatchObject({
      content: 'Hello all',
      senderId: null,
      sender: { name: 'Unavailable user' },
    });
    expect(JSON.stringify(items)).not.toContain(sent.sender.name);
  });

  it('is limited to a few new conversations on an account’s first day', async () => {
    const fresh = await createSignedIn({ createdAt: new Date() });
    const others = await createPeople(11);
    const tried: string[] = [];
    for (const { user } of others) {
      await sendMessage(fresh.actor, toPerson(user.id)).then(
        () => tried.push('sent'),
        (error: { code: string }) => tried.push(error.code),
      );
    }
    expect(tried).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'rate_limited']);
    const { id } = await db.conversation.findFirstOrThrow({
      where: { requestedById: fresh.user.id },
    });
    const createdAt = new Date(Date.now() - 20 * 3_600_000);
    await db.conversation.update({ where: { id }, data: { createdAt } });
    // Four hours later it is a day old.
    const again = sendMessage(fresh.actor, toPerson(others.at(-1)?.user.id ?? 0));
    await expect(again).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: expect.closeTo(4 * 3_600, -2),
    });
  });
});

describe('the input of a message', () => {
  it.each([
    ['blank', { content: '   \n ' }],
    ['10,000 characters', { content: 'x'.repeat(10_000) }],
    ['content that is not text', { content: 7 }],
    ['for both a group and a person', { content: 'x', groupId: 1 }],
    ['given a malformed id', { content: 'x', clientMsgId: 'a b' }],
  ])('is refused when it is %s', (_name, input) => {
    expect(sendMessageSchema.safeParse({ receiverId: 2, ...input }).success).toBe(false);
  });
});
