import { describe, expect, it } from 'vitest';
import { moveBooking } from '@/lib/bookings/service/move-booking';
import { movePackage, requestPackage } from '@/lib/bookings/service/packages';
import { decideRequest } from '@/lib/connections/service/decide-request';
import { sendRequest } from '@/lib/connections/service/send-request';
import { addMember, withPlaces } from '@/lib/groups/service/join-group';
import { sendLike } from '@/lib/likes/service';
import { findReceiver } from '@/lib/messages/repository/find-receiver';
import { sendMessageSchema } from '@/lib/messages/schema/message-inputs';
import { decideMessageRequest } from '@/lib/messages/service/follow-conversation';
import { listConversations } from '@/lib/messages/service/list-conversations';
import { sendMessage } from '@/lib/messages/service/send-message';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { createBooking } from '@/tests/factories/bookings';
import { createCoachAndClient } from '@/tests/factories/coaching';
import { createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';

const write = (from: Actor, to: Actor) =>
  sendMessage(from, sendMessageSchema.parse({ receiverId: to.userId, content: 'Salaam' }));

async function boxesOf(actor: Actor) {
  const names = async (box: 'inbox' | 'requests') =>
    (await listConversations(actor, actor.userId, { box, limit: 10 })).items.map(({ id }) => id);
  return { inbox: await names('inbox'), requests: await names('requests') };
}

describe('a stranger’s conversation', () => {
  it.each([
    [
      'accepts their connection request',
      async (asker: Actor, asked: Actor) => {
        const { id } = await sendRequest(asker, { receiverId: asked.userId });
        await decideRequest(asked, id, 'accept');
      },
    ],
    [
      'sends a connection request back',
      async (asker: Actor, asked: Actor) => {
        await sendRequest(asker, { receiverId: asked.userId });
        await sendRequest(asked, { receiverId: asker.userId });
      },
    ],
    [
      'likes them back',
      async (asker: Actor, asked: Actor) => {
        await sendLike(asker, { userId: asked.userId, super: false });
        await sendLike(asked, { userId: asker.userId, super: false });
      },
    ],
    [
      'admits them to a group',
      async (asker: Actor, asked: Actor) => {
        const group = await createGroup({ creatorId: asked.userId });
        await withPlaces(group.id, (tx) => addMember(tx, group.id, asker.userId));
      },
    ],
  ])('leaves Requests when the other person %s', async (_what, meet) => {
    const [asker, asked] = await createPeople(2);
    const { conversationId } = await write(asker.actor, asked.actor);
    expect(await boxesOf(asked.actor)).toEqual({ inbox: [], requests: [conversationId] });
    await meet(asker.actor, asked.actor);
    expect(await boxesOf(asked.actor)).toEqual({ inbox: [conversationId], requests: [] });
  });

  it('stays declined when both join the same group', async () => {
    const [asker, asked] = await createPeople(2);
    const { conversationId } = await write(asker.actor, asked.actor);
    await decideMessageRequest(asked.actor, conversationId, 'declined');
    const group = await createGroup({ creatorId: asked.user.id });
    await withPlaces(group.id, (tx) => addMember(tx, group.id, asker.user.id));
    expect(await boxesOf(asked.actor)).toEqual({ inbox: [], requests: [] });
  });
});

describe('a client’s conversation with a coach', () => {
  it('is in Requests until the coach accepts a session, then moves to the inbox', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { conversationId } = await write(client, coachActor);
    const booking = await createBooking(coach, { clientId: client.userId });
    expect(await boxesOf(coachActor)).toEqual({ inbox: [], requests: [conversationId] });
    await moveBooking(coachActor, booking.id, 'accept', {});
    expect(await boxesOf(coachActor)).toEqual({ inbox: [conversationId], requests: [] });
  });

  it('starts in the inbox once a session was accepted', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    await createBooking(coach, { clientId: client.userId, status: 'accepted' });
    const { conversationId } = await write(client, coachActor);
    expect(await boxesOf(coachActor)).toEqual({ inbox: [conversationId], requests: [] });
  });

  it('stays in Requests when the session is declined', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { conversationId } = await write(client, coachActor);
    const booking = await createBooking(coach, { clientId: client.userId });
    await moveBooking(coachActor, booking.id, 'decline', {});
    expect(await boxesOf(coachActor)).toEqual({ inbox: [], requests: [conversationId] });
  });

  it('is allowed by the client’s own package with that coach only', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const [stranger, other] = [await createSignedIn(), await createCoachAndClient()];
    const { id } = await requestPackage(client, coach.id, 4);
    await movePackage(coachActor, id, 'accept');
    const clientTo = async (viewerId: number, userId: number) =>
      (await findReceiver(viewerId, userId))?.isClient;
    expect(await clientTo(client.userId, coachActor.userId)).toBe(true);
    expect(await clientTo(coachActor.userId, client.userId)).toBe(true);
    expect(await clientTo(stranger.user.id, coachActor.userId)).toBe(false);
    expect(await clientTo(client.userId, other.coachActor.userId)).toBe(false);
    await db.coachPackage.updateMany({ where: { id }, data: { status: 'requested' } });
    expect(await clientTo(client.userId, coachActor.userId)).toBe(false);
  });

  it('comes back from a declined request when the coach accepts a package', async () => {
    const { coach, coachActor, client } = await createCoachAndClient();
    const { conversationId } = await write(client, coachActor);
    await decideMessageRequest(coachActor, conversationId, 'declined');
    const { id } = await requestPackage(client, coach.id, 4);
    await movePackage(coachActor, id, 'accept');
    expect(await boxesOf(coachActor)).toEqual({ inbox: [conversationId], requests: [] });
  });
});
