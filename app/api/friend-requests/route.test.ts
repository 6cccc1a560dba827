import { beforeEach, describe, expect, it } from 'vitest';
import { POST as block, DELETE as unblock } from '@/app/api/blocks/[userId]/route';
import { DELETE as disconnect } from '@/app/api/connections/[userId]/route';
import { GET as connections } from '@/app/api/connections/route';
import { db } from '@/lib/platform/db/client';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { createBlock } from '@/tests/factories/moderation';
import { watchPublished } from '@/tests/factories/published';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createActor, createPeople, createSignedIn, type Person } from '@/tests/factories/sessions';
import { createUser, type TestUser } from '@/tests/factories/users';
import { POST as accept } from './[id]/accept/route';
import { POST as cancel } from './[id]/cancel/route';
import { POST as decline } from './[id]/decline/route';
import { GET, POST } from './route';

const { publish } = watchPublished();

let ali: Person;
let sara: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
  sara = await createSignedIn({ name: 'Sara' });
});

interface RequestBody {
  id: number;
  status: string;
  message: string | null;
  user: { id: number; name: string };
  error?: string;
}

const DECISIONS = { accept, decline, cancel };
type Decision = keyof typeof DECISIONS;

const ask = (from: Person, to: { user: TestUser }, message?: string) =>
  POST(
    requestTo('/api/friend-requests', {
      body: { receiverId: to.user.id, ...(message === undefined ? {} : { message }) },
      cookie: from.cookie,
    }),
    withParams(),
  );

const decide = (by: Person, id: number, decision: Decision) =>
  DECISIONS[decision](
    requestTo(`/api/friend-requests/${id}/${decision}`, { method: 'POST', cookie: by.cookie }),
    withParams({ id: String(id) }),
  );

const box = async (of: Person, name: 'sent' | 'received') => {
  const path = `/api/friend-requests?box=${name}`;
  const response = await GET(requestTo(path, { cookie: of.cookie }), withParams());
  return (await response.json()) as RequestBody[];
};

const friends = async (of: Person) => {
  const response = await connections(
    requestTo('/api/connections', { cookie: of.cookie }),
    withParams(),
  );
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
};

async function asked(from = ali, to = sara): Promise<number> {
  const response = await ask(from, to);
  expect(response.status).toBe(201);
  return ((await response.json()) as RequestBody).id;
}

const titlesOf = async (person: Person) =>
  (
    await db.notification.findMany({ where: { userId: person.user.id }, orderBy: { id: 'asc' } })
  ).map(({ message }) => message);

describe('sending a connection request', () => {
  it('adds a default greeting, notifies the receiver and appears in both lists', async () => {
    const response = await ask(ali, sara);
    expect(await response.json()).toMatchObject({
      status: 'pending',
      message: expect.stringMatching(/Sara.*Ali/),
      user: { id: sara.user.id, name: 'Sara' },
    });
    expect(await titlesOf(sara)).toEqual(['Ali wants to connect with you.']);
    expect(publish).toHaveBeenCalledTimes(1);
    expect(await box(ali, 'sent')).toMatchObject([{ user: { name: 'Sara' } }]);
    expect(await box(sara, 'received')).toMatchObject([{ user: { name: 'Ali' } }]);
    expect(await box(sara, 'sent')).toEqual([]);
  });

  it('keeps the message that was sent', async () => {
    await ask(ali, sara, 'Padel on Friday?');
    expect(await box(sara, 'received')).toMatchObject([{ message: 'Padel on Friday?' }]);
  });

  it('accepts an open request from the other person instead of adding one', async () => {
    const first = await asked(sara, ali);
    const response = await ask(ali, sara);
    expect(await response.json()).toMatchObject({ id: first, status: 'accepted' });
    expect(await friends(ali)).toEqual(['Sara']);
    expect(await friends(sara)).toEqual(['Ali']);
    expect(await titlesOf(sara)).toEqual(['Ali accepted your connection request.']);
  });

  it('results in one accepted request when both ask at the same moment', async () => {
    await Promise.all([ask(ali, sara), ask(sara, ali), ask(ali, sara), ask(sara, ali)]);
    const rows = await db.friendRequest.findMany({
      where: { senderId: { in: [ali.user.id, sara.user.id] } },
    });
    expect(rows.map(({ status }) => status)).toEqual(['accepted']);
  });

  it.each([
    ['pending', 'You have asked Sara already.'],
    ['accepted', 'You and Sara are connected already.'],
  ] as const)('is a conflict while another one is %s', async (status, sentence) => {
    await createFriendRequest(ali.user.id, sara.user.id, { status });
    const again = await ask(ali, sara);
    expect(again.status).toBe(409);
    expect(((await again.json()) as RequestBody).error).toBe(sentence);
  });

  it('is refused for 30 days after a silent decline, but only to the declined person', async () => {
    const id = await asked();
    await decide(sara, id, 'decline');
    expect(await titlesOf(ali)).toEqual([]);
    expect(await box(ali, 'sent')).toMatchObject([{ id, status: 'pending' }]);
    expect(await box(sara, 'received')).toEqual([]);
    expect((await ask(ali, sara)).status).toBe(409);
    expect((await ask(sara, ali)).status).toBe(201);

    await db.friendRequest.deleteMany({ where: { senderId: sara.user.id } });
    await db.friendRequest.update({
      where: { id },
      data: { decidedAt: new Date(Date.now() - 30 * 86_400_000 - 1_000) },
    });
    expect(await box(ali, 'sent')).toEqual([]);
    expect((await ask(ali, sara)).status).toBe(201);
  });

  it.each([
    ['blocked', () => createBlock(ali.user.id, sara.user.id)],
    [
      'not onboarded',
      () => db.user.update({ where: { id: sara.user.id }, data: { gender: null } }),
    ],
  ])('answers 404 when the person is %s, and leaves no trace', async (_name, hide) => {
    await hide();
    expect((await ask(ali, sara)).status).toBe(404);
    expect(await db.friendRequest.count({ where: { senderId: ali.user.id } })).toBe(0);
    expect(await titlesOf(sara)).toEqual([]);
  });

  it('is refused without a finished profile', async () => {
    const newcomer = await createUser();
    const signedIn = await createActor(newcomer);
    expect((await ask({ ...signedIn, user: newcomer }, sara)).status).toBe(403);
  });

  it.each([
    [10, 'on its first day', new Date(Date.now() - 3_600_000)],
    [50, 'later', new Date(Date.now() - 10 * 86_400_000)],
  ])('is limited to %i a day %s, even for parallel requests', async (max, _when, createdAt) => {
    await db.user.update({ where: { id: ali.user.id }, data: { createdAt } });
    const others = await Promise.all(Array.from({ length: 4 }, () => createUser()));
    await db.friendRequest.createMany({
      data: Array.from({ length: max - 1 }, () => ({
        senderId: ali.user.id,
        receiverId: others[0]?.id ?? 0,
        message: 'Hi',
        status: 'cancelled' as const,
      })),
    });
    const people = await createPeople(4);
    const responses = await Promise.all(people.map((person) => ask(ali, person)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 429, 429, 429,
    ]);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
    expect(((await refused?.json()) as RequestBody | undefined)?.error).toContain(
      `${max} connection requests`,
    );
  });
});

describe('deciding on a connection request', () => {
  it('connects the two when the receiver accepts, and notifies the sender', async () => {
    const id = await asked();
    const response = await decide(sara, id, 'accept');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id, status: 'accepted', user: { name: 'Ali' } });
    expect(await titlesOf(ali)).toEqual(['Sara accepted your connection request.']);
    expect(await friends(ali)).toEqual(['Sara']);
    expect(await box(sara, 'received')).toEqual([]);
  });

  const FINAL = ['accepted', 'declined', 'cancelled', 'disconnected'] as const;
  it.each(
    FINAL.flatMap((status) =>
      (['accept', 'decline', 'cancel'] as const)
        // Declining is silent; see below.
        .filter((decision) => decision !== 'cancel' || status !== 'declined')
        .map((decision) => [decision, status] as const),
    ),
  )('refuses to %s a request that is %s and changes nothing', async (decision, status) => {
    const { id } = await createFriendRequest(ali.user.id, sara.user.id, { status });
    const before = await db.friendRequest.findUnique({ where: { id } });
    const response = await decide(decision === 'cancel' ? ali : sara, id, decision);
    expect(response.status).toBe(409);
    expect(await db.friendRequest.findUnique({ where: { id } })).toEqual(before);
  });

  it('lets one of accept, decline and cancel win when they race', async () => {
    const id = await asked();
    const responses = await Promise.all([
      decide(sara, id, 'accept'),
      decide(sara, id, 'decline'),
      decide(ali, id, 'cancel'),
      decide(sara, id, 'accept'),
    ]);
    const [accepted, declined, cancelled, again] = responses.map(({ status }) => status);
    // Withdrawing a declined request responds as if it were still pending: a refusal would reveal the decline.
    const afterDecline = declined === 200 && cancelled === 200;
    const decisions = [accepted, declined, again, afterDecline ? 409 : cancelled];
    expect(decisions.filter((status) => status === 200)).toHaveLength(1);
    expect(decisions.filter((status) => status === 409)).toHaveLength(3);
  });

  it('does not reveal a silent decline when the request is withdrawn and sent again', async () => {
    const bilal = await createSignedIn({ name: 'Sara' });
    const seen = async (other: Person, decline: boolean) => {
      const answers: unknown[] = [];
      const keep = async (response: Response) => {
        const body = (await response.json()) as RequestBody & { updatedAt?: string };
        answers.push([response.status, body.status, body.error]);
        return body.id;
      };
      const id = await keep(await ask(ali, other));
      if (decline) await decide(other, id, 'decline');
      await keep(await decide(ali, id, 'cancel'));
      answers.push((await box(ali, 'sent')).length);
      await keep(await decide(ali, id, 'cancel'));
      const again = await ask(ali, other);
      answers.push(again.status, again.headers.get('retry-after') !== null);
      answers.push((await box(ali, 'sent')).length);
      return answers;
    };
    const afterDecline = await seen(sara, true);
    expect(afterDecline).toEqual(await seen(bilal, false));
    const open = [201, 'pending', undefined];
    expect(afterDecline).toEqual([
      open,
      [200, 'cancelled', undefined],
      0,
      [409, undefined, 'That request is not open any more.'],
      429,
      true,
      0,
    ]);
    // The person who declined gets no further request for thirty days.
    expect(await box(sara, 'received')).toEqual([]);
    expect(await titlesOf(sara)).toEqual([]);
    const longAgo = new Date(Date.now() - 30 * 86_400_000 - 1_000);
    await db.friendRequest.updateMany({
      where: { receiverId: sara.user.id },
      data: { decidedAt: longAgo, withdrawnAt: longAgo },
    });
    await asked();
    expect(await box(sara, 'received')).toHaveLength(1);
    expect(await titlesOf(sara)).toEqual(['Ali wants to connect with you.']);
  });

  it('does not reveal a silent decline after a block between the two is lifted', async () => {
    const id = await asked();
    await decide(sara, id, 'decline');
    const change = (method: 'POST' | 'DELETE') =>
      (method === 'POST' ? block : unblock)(
        requestTo(`/api/blocks/${sara.user.id}`, { method, cookie: ali.cookie }),
        withParams({ userId: String(sara.user.id) }),
      );
    await change('POST');
    await change('DELETE');
    expect(await box(ali, 'sent')).toEqual([]);
    // Like after withdrawing a request that was not declined.
    expect((await ask(ali, sara)).status).toBe(429);
    expect(await box(sara, 'received')).toEqual([]);
  });

  it('is impossible for both once one has blocked the other', async () => {
    const id = await asked();
    await createBlock(ali.user.id, sara.user.id);
    expect((await decide(sara, id, 'accept')).status).toBe(404);
    expect((await decide(ali, id, 'cancel')).status).toBe(404);
    expect(await box(sara, 'received')).toEqual([]);
    expect(await box(ali, 'sent')).toEqual([]);
  });
});

describe('a connection', () => {
  const end = (by: Person, other: Person) =>
    disconnect(
      requestTo(`/api/connections/${other.user.id}`, { method: 'DELETE', cookie: by.cookie }),
      withParams({ userId: String(other.user.id) }),
    );

  it('can be ended by either side without a notification, and can be requested again', async () => {
    await connect(ali.user.id, sara.user.id);
    expect((await end(sara, ali)).status).toBe(204);
    expect(await friends(ali)).toEqual([]);
    expect(await titlesOf(ali)).toEqual([]);
    expect((await end(ali, sara)).status).toBe(409);
    expect((await ask(ali, sara)).status).toBe(201);
  });

  it('is listed page by page, each person once', async () => {
    for (let index = 0; index < 5; index += 1) {
      const { user } = await createSignedIn({ name: `Friend ${index}` });
      await (index % 2 ? connect(ali.user.id, user.id) : connect(user.id, ali.user.id));
    }
    const seen: string[] = [];
    let path: string | null = '/api/connections?limit=2';
    while (path) {
      const response: Response = await connections(
        requestTo(path, { cookie: ali.cookie }),
        withParams(),
      );
      seen.push(...((await response.json()) as { name: string }[]).map(({ name }) => name));
      path = /<([^>]+)>/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((index) => `Friend ${index}`));
  });
});
