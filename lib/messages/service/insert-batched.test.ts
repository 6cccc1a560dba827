import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { insertBatched } from '@/lib/messages/service/insert-batched';
import { listMessages } from '@/lib/messages/service/list-messages';
import { sendMessage } from '@/lib/messages/service/send-message';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/observability/log';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { createPeople } from '@/tests/factories/sessions';

const { publish } = watchPublished();

const received = () => publish.mock.calls;

async function room() {
  const [ali, sara, third, stranger] = await createPeople(4);
  const group = await createGroup({
    creatorId: ali.user.id,
    memberIds: [sara.user.id, third.user.id],
  });
  const say = (who: typeof ali, content: string, more: object = {}) =>
    sendMessage(who.actor, sendMessageSchema.parse({ groupId: group.id, content, ...more }));
  const read = async (who: typeof ali) =>
    (await listMessages(who.actor, { groupId: group.id }, { limit: 100 })).items;
  return { ali, sara, third, stranger, group, say, read };
}

it('parallel messages are numbered without gaps, and published to readers exactly as fetched', async () => {
  const { ali, sara, third, say, read } = await room();
  const { id } = await say(ali, 'Who plays?');
  await createBlock(third.user.id, sara.user.id);
  publish.mockClear();
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => [
      say(ali, `Ali ${n}`),
      say(sara, `Sara ${n}`, { replyToId: id }),
    ]).flat(),
  );
  const items = await read(ali);
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
  for (const person of [ali, third]) {
    const notified = received()
      .filter(([to]) => to.includes(`user:${person.user.id}`))
      .map(([, , payload]) => payload as { seq: number })
      .sort((a, b) => a.seq - b.seq);
    expect(notified).toEqual((await read(person)).slice(1));
  }
  // People across a block read each other's messages under another name.
  expect((await read(third)).filter(({ senderId }) => senderId === sara.user.id)).toEqual([]);
  const members = await db.conversationMember.findMany({
    where: { userId: { in: [ali.user.id, sara.user.id] } },
  });
  const last = (who: number) => items.findLast(({ senderId }) => senderId === who)?.seq;
  for (const { userId, lastReadSeq } of members) expect(lastReadSeq).toBe(last(userId));
});

it('somebody who cannot write there is refused, which leaves no gap in the others’ numbers', async () => {
  const { ali, sara, stranger, say, read } = await room();
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => [
      say(ali, `Ali ${n}`),
      say(stranger, `Stranger ${n}`),
      say(sara, `Sara ${n}`),
    ]).flat(),
  );
  expect(tried.map(({ status }) => status === 'fulfilled')).toEqual(
    tried.map((_, at) => at % 3 !== 1),
  );
  const items = await read(ali);
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
});

it('an id that is used twice in parallel does not affect other messages', async () => {
  const { ali, sara, say, read } = await room();
  const clientMsgId = randomUUID();
  // The same id twice in parallel, among other messages: the second makes a statement of many fail.
  const sends = [
    say(ali, 'First'),
    say(sara, 'Hers', { clientMsgId }),
    say(ali, 'Second'),
    say(sara, 'Hers', { clientMsgId }),
    say(ali, 'Third'),
  ];
  const ids = (await Promise.all(sends)).map(({ id }) => id);
  expect(ids[1]).toBe(ids[3]);
  expect(new Set(ids).size).toBe(4);
  expect((await read(ali)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

it('a reply refers to a message in the same chat and shows it', async () => {
  const [one, other] = [await room(), await room()];
  const { id } = await one.say(one.ali, 'Said in one room');
  await other.say(other.ali, 'Said in the other', { replyToId: id });
  await other.say(other.sara, 'And once more', { replyToId: id });
  expect((await other.read(other.ali)).map(({ replyTo }) => replyTo)).toEqual([null, null]);
  await one.say(one.sara, 'Something else');
  await one.say(one.sara, 'An answer', { replyToId: id });
  expect((await one.read(one.ali)).map(({ replyTo }) => replyTo)).toMatchObject([
    null,
    null,
    { id, seq: 1, preview: 'Said in one room' },
  ]);
});

it('an id that is used twice in one statement leaves the others stored, one by one', async () => {
  const { ali, sara, group, read } = await room();
  const clientMsgId = randomUUID();
  const warned = vi.spyOn(log, 'warn');
  const insert = (who: typeof ali, content: string, id: string = randomUUID()) =>
    insertBatched(
      { groupId: group.id },
      { senderId: who.user.id, clientMsgId: id, content, preview: content, replyToId: null },
      null,
    );
  // Started at once: the first has its own statement, the four behind it share one.
  const tried = await Promise.allSettled([
    insert(ali, 'First'),
    insert(sara, 'Hers', clientMsgId),
    insert(ali, 'Second'),
    insert(sara, 'Hers', clientMsgId),
    insert(ali, 'Third'),
  ]);
  const seqs = tried.map((one) =>
    one.status === 'fulfilled' ? (one.value?.seq ?? null) : 'failed',
  );
  expect(seqs).toEqual([1, 2, 3, null, 4]);
  expect((await read(ali)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(warned.mock.calls).toEqual([
    [expect.objectContaining({ groupId: group.id }), expect.stringContaining('one by one')],
  ]);
});
