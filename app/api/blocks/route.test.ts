import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createFriendRequest } from '@/tests/factories/connections';
import { createGroup, createInvite } from '@/tests/factories/groups';
import { createMatch } from '@/tests/factories/likes';
import { createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

let ali: Person;
let sara: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
  sara = await createSignedIn({ name: 'Sara' });
});

const block = (by: Person, userId: number | string) =>
  call('POST /api/blocks/{userId}', { params: { userId }, cookie: by.cookie });
const unblock = (by: Person, userId: number) =>
  call('DELETE /api/blocks/{userId}', { params: { userId }, cookie: by.cookie });
const listed = async (by: Person) =>
  (await (await call('GET /api/blocks', { cookie: by.cookie })).json()) as {
    id: number;
    name: string;
  }[];
const between = () => ({ in: [ali.user.id, sara.user.id] });

describe('blocking', () => {
  it('ends the connection, likes and invitations between the two', async () => {
    await createMatch(ali.user.id, sara.user.id);
    const group = await createGroup({ creatorId: ali.user.id });
    await createInvite(group.id, ali.user.id, sara.user.id);
    expect((await block(sara, ali.user.id)).status).toBe(204);
    expect(await db.match.count({ where: { user1Id: between() } })).toBe(0);
    const [request] = await db.friendRequest.findMany({ where: { senderId: between() } });
    expect(request?.status).toBe('disconnected');
    const [invite] = await db.groupInvite.findMany({ where: { receiverId: sara.user.id } });
    expect(invite?.status).toBe('withdrawn');
  });

  it('twice, or from both sides at once, stores one block per person', async () => {
    const responses = await Promise.all([
      block(ali, sara.user.id),
      block(sara, ali.user.id),
      block(ali, sara.user.id),
      block(sara, ali.user.id),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await db.block.count({ where: { blockerId: between() } })).toBe(2);
  });

  it('is listed page by page, each block once', async () => {
    const others = await createPeople(3);
    for (const { user } of others) await block(ali, user.id);
    const pages: number[][] = [];
    let query: Record<string, string> | null = { limit: '2' };
    while (query) {
      const response: Response = await call('GET /api/blocks', { query, cookie: ali.cookie });
      pages.push(((await response.json()) as { id: number }[]).map(({ id }) => id));
      const [, next] = /<([^>]+)>/.exec(response.headers.get('Link') ?? '') ?? [];
      query = next ? Object.fromEntries(new URL(next, 'http://localhost').searchParams) : null;
    }
    const [first, second, third] = others.map(({ user }) => user.id);
    expect(pages).toEqual([[third, second], [first]]);
  });

  it('wins over a connection request sent at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = await createPeople(2);
      await Promise.all([
        block(one, other.user.id),
        call('POST /api/friend-requests', {
          body: { receiverId: one.user.id },
          cookie: other.cookie,
        }),
      ]);
      const open = await db.friendRequest.count({
        where: { senderId: other.user.id, status: { in: ['pending', 'accepted'] } },
      });
      expect(open).toBe(0);
    }
  });

  it('can be lifted only by the person who set it; lifting a missing block is no error', async () => {
    await block(ali, sara.user.id);
    expect((await unblock(sara, ali.user.id)).status).toBe(204);
    expect(await listed(ali)).toMatchObject([{ id: sara.user.id, name: 'Sara' }]);
    expect((await unblock(ali, sara.user.id)).status).toBe(204);
    expect((await unblock(ali, sara.user.id)).status).toBe(204);
    expect(await listed(ali)).toEqual([]);
  });

  it('works on who hides, without a sign of them behind an id until they are there again', async () => {
    await block(ali, sara.user.id);
    expect((await block(sara, ali.user.id)).status).toBe(204);
    expect(await listed(sara)).toEqual([]);
    const gone = await createSignedIn({ name: 'Paused One', pausedAt: new Date() });
    await block(ali, gone.user.id);
    expect(await listed(ali)).toEqual([]);
    await unblock(ali, sara.user.id);
    expect(await listed(sara)).toMatchObject([{ name: 'Ali' }]);
    await db.user.update({ where: { id: gone.user.id }, data: { pausedAt: null } });
    expect(await listed(ali)).toMatchObject([{ name: 'Paused One' }]);
  });

  it('closes a connection request, which can be sent again after the block is lifted', async () => {
    await createFriendRequest(ali.user.id, sara.user.id);
    await block(sara, ali.user.id);
    await unblock(sara, ali.user.id);
    const body = { receiverId: sara.user.id };
    const ask = async () =>
      (await call('POST /api/friend-requests', { body, cookie: ali.cookie })).status;
    // Like after withdrawing it oneself: the next request has to wait a day.
    expect(await ask()).toBe(429);
    const yesterday = new Date(Date.now() - 86_400_000 - 1_000);
    await db.friendRequest.updateMany({
      where: { receiverId: sara.user.id },
      data: { decidedAt: yesterday, updatedAt: yesterday },
    });
    expect(await ask()).toBe(201);
  });
});
