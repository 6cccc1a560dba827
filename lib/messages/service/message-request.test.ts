import { describe, expect, it } from 'vitest';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { decideMessageRequest } from '@/lib/messages/service/follow-conversation';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { readChatWith } from '@/lib/messages/service/read-chat';
import { sendMessage } from '@/lib/messages/service/send-message';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { connect } from '@/tests/factories/connections';
import { createGroup } from '@/tests/factories/groups';
import { createPeople } from '@/tests/factories/sessions';

const write = (from: Actor, to: Actor, content = 'Salaam') =>
  sendMessage(from, sendMessageSchema.parse({ receiverId: to.userId, content }));

async function strangers() {
  const [asker, asked] = await createPeople(2);
  return { asker: asker.actor, asked: asked.actor };
}

const choose = (actor: Actor, messagePrivacy: 'anyone' | 'members' | 'connections') =>
  db.user.update({ where: { id: actor.userId }, data: { messagePrivacy } });

describe('an unanswered message request', () => {
  it('appears in the receiver’s requests and in the sender’s inbox', async () => {
    const { asker, asked } = await strangers();
    const { conversationId } = await write(asker, asked);
    const box = async (of: Actor, name: 'inbox' | 'requests') =>
      (await listConversations(of, of.userId, { box: name, limit: 5 })).items.map(({ id }) => id);
    const boxes = async () => ({
      asker: { inbox: await box(asker, 'inbox'), requests: await box(asker, 'requests') },
      asked: { inbox: await box(asked, 'inbox'), requests: await box(asked, 'requests') },
    });
    expect(await boxes()).toEqual({
      asker: { inbox: [conversationId], requests: [] },
      asked: { inbox: [], requests: [conversationId] },
    });
    await decideMessageRequest(asked, conversationId, 'accepted');
    expect(await boxes()).toEqual({
      asker: { inbox: [conversationId], requests: [] },
      asked: { inbox: [conversationId], requests: [] },
    });
  });

  it('is limited to three messages, however many are sent in parallel', async () => {
    const { asker, asked } = await strangers();
    const tried = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => write(asker, asked, `Message ${at}`)),
    );
    const sent = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value.seq] : []));
    expect(sent.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    for (const one of tried) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'forbidden' });
    }
    expect(await db.message.count({ where: { senderId: asker.userId } })).toBe(3);
  });

  it('explains its limit in the chat, and has none once it is answered', async () => {
    const { asker, asked } = await strangers();
    for (const text of ['One', 'Two']) await write(asker, asked, text);
    expect(await readChatWith(asker, asked.userId)).toMatchObject({ canSend: true, refusal: null });
    await write(asker, asked, 'Three');
    const { canSend, refusal } = await readChatWith(asker, asked.userId);
    expect([canSend, refusal]).toEqual([
      false,
      expect.stringMatching(/^You can write more to .+ when they answer\.$/),
    ]);
    await expect(write(asker, asked, 'Four')).rejects.toMatchObject({ message: refusal });
    await write(asked, asker, 'Hello');
    expect(await readChatWith(asker, asked.userId)).toMatchObject({ canSend: true, refusal: null });
    expect((await write(asker, asked, 'Five')).seq).toBe(5);
  });

  it('accepts no more messages once the other person allows connections only', async () => {
    const { asker, asked } = await strangers();
    await write(asker, asked);
    await choose(asked, 'connections');
    await expect(write(asker, asked)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await readChatWith(asker, asked.userId)).toMatchObject({ canSend: false });
    await connect(asker.userId, asked.userId);
    expect((await write(asker, asked)).seq).toBe(2);
  });

  it('continues after a reply, whatever the settings', async () => {
    const { asker, asked } = await strangers();
    await write(asker, asked);
    await write(asked, asker);
    await choose(asked, 'connections');
    expect((await write(asker, asked)).seq).toBe(3);
  });

  it('follows the settings of a former group member who never replied', async () => {
    const { asker, asked } = await strangers();
    await choose(asked, 'members');
    const group = await createGroup({ creatorId: asked.userId, memberIds: [asker.userId] });
    await write(asker, asked);
    await db.groupMember.deleteMany({ where: { groupId: group.id, userId: asker.userId } });
    await expect(write(asker, asked)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a declined message request', () => {
  const refusedTo = (asker: Actor, asked: Actor) =>
    write(asker, asked, 'One more').then(
      () => 'sent',
      ({ code, message }: { code: string; message: string }) => [code, message],
    );

  it('accepts no more messages, with the same response as one at its limit', async () => {
    const [open, declined] = await Promise.all([strangers(), strangers()]);
    const askedIds = [open.asked.userId, declined.asked.userId];
    await db.user.updateMany({ where: { id: { in: askedIds } }, data: { name: 'Sana Asked' } });
    for (const text of ['One', 'Two', 'Three']) await write(open.asker, open.asked, text);
    const { conversationId } = await write(declined.asker, declined.asked, 'One');
    await decideMessageRequest(declined.asked, conversationId, 'declined');
    const answers: unknown[] = [];
    for (const { asker, asked } of [open, declined]) {
      const refused = await refusedTo(asker, asked);
      const {
        canSend,
        refusal,
        isRequest,
        readers: recipients,
      } = await readChatWith(asker, asked.userId);
      answers.push({ refused, canSend, refusal, isRequest, readers: recipients });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(JSON.stringify(answers)).not.toMatch(/declin/i);
    expect(await db.message.count({ where: { conversationId } })).toBe(1);
  });

  it('is open to both once the other person replies', async () => {
    const { asker, asked } = await strangers();
    const { conversationId } = await write(asker, asked, 'One');
    await decideMessageRequest(asked, conversationId, 'declined');
    await write(asked, asker, 'Hello');
    expect((await write(asker, asked, 'Two')).seq).toBe(3);
  });
});
