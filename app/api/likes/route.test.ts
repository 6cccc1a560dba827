import { describe, expect, it } from 'vitest';
import { DELETE as DELETE_LIKE } from '@/app/api/likes/[userId]/route';
import { POST as POST_LIKE } from '@/app/api/likes/route';
import { DELETE as DELETE_SKIP } from '@/app/api/likes/skips/[userId]/route';
import { POST as POST_SKIP } from '@/app/api/likes/skips/route';
import type { RouteHandler } from '@/lib/platform/http/handler';
import { createBlock } from '@/tests/factories/moderation';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';

interface Call {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const ORIGIN = 'http://localhost:3000';

function post(handler: RouteHandler, path: string, { cookie, body, headers }: Call) {
  const request = new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      host: 'localhost:3000',
      'content-type': 'application/json',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve({}) });
}

function remove(handler: RouteHandler, path: string, userId: string, cookie?: string) {
  const request = new Request(`${ORIGIN}${path}/${userId}`, {
    method: 'DELETE',
    headers: { origin: ORIGIN, host: 'localhost:3000', ...(cookie ? { cookie } : {}) },
  });
  return handler(request, { params: Promise.resolve({ userId }) });
}

const CALLS = {
  like: (userId: number, cookie?: string) =>
    post(POST_LIKE, '/api/likes', { cookie, body: { userId } }),
  superLike: (userId: number, cookie?: string) =>
    post(POST_LIKE, '/api/likes', { cookie, body: { userId, super: true } }),
  skip: (userId: number, cookie?: string) =>
    post(POST_SKIP, '/api/likes/skips', { cookie, body: { userId } }),
  undoLike: (userId: number, cookie?: string) =>
    remove(DELETE_LIKE, '/api/likes', String(userId), cookie),
  undoSkip: (userId: number, cookie?: string) =>
    remove(DELETE_SKIP, '/api/likes/skips', String(userId), cookie),
} as const;

type CallName = keyof typeof CALLS;

describe('access to likes and skips', () => {
  // Undoing affects only the caller's rows: without one it returns 204, whoever the other person is.
  const matrix: Record<string, Record<CallName, number>> = {
    'signed out': { like: 401, superLike: 401, skip: 401, undoLike: 401, undoSkip: 401 },
    'not onboarded': { like: 403, superLike: 403, skip: 403, undoLike: 204, undoSkip: 204 },
    oneself: { like: 404, superLike: 404, skip: 404, undoLike: 204, undoSkip: 204 },
    'blocked by the other': { like: 404, superLike: 404, skip: 404, undoLike: 204, undoSkip: 204 },
    'a stranger nearby': { like: 201, superLike: 201, skip: 201, undoLike: 204, undoSkip: 204 },
    'an admin': { like: 201, superLike: 201, skip: 201, undoLike: 204, undoSkip: 204 },
  };

  async function cookieOf(role: string, otherId: number): Promise<string | undefined> {
    if (role === 'signed out') return undefined;
    if (role === 'not onboarded') return (await createActor(await createUser())).cookie;
    const caller = await createSignedIn({ isAdmin: role === 'an admin' });
    if (role === 'blocked by the other') await createBlock(otherId, caller.user.id);
    return caller.cookie;
  }

  for (const [role, expected] of Object.entries(matrix)) {
    for (const [call, status] of Object.entries(expected)) {
      it(`answers ${status} to ${call} by ${role}`, async () => {
        const other = await createSignedIn();
        const cookie = role === 'oneself' ? other.cookie : await cookieOf(role, other.user.id);
        // Object.entries loses the type of the keys.
        const response = await CALLS[call as CallName](other.user.id, cookie);
        expect(response.status).toBe(status);
      });
    }
  }
});

describe('POST /api/likes', () => {
  it('answers 201 with the like, then 200 with the same like', async () => {
    const caller = await createSignedIn();
    const other = await createSignedIn({ name: 'Sara' });
    const first = await CALLS.like(other.user.id, caller.cookie);
    const again = await CALLS.like(other.user.id, caller.cookie);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await first.json()).toEqual(await again.json());
  });

  it('answers 409 with a message when today’s super like is used up', async () => {
    const caller = await createSignedIn();
    const [first, second] = await Promise.all([createSignedIn(), createSignedIn()]);
    await CALLS.superLike(first.user.id, caller.cookie);
    const response = await CALLS.superLike(second.user.id, caller.cookie);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'You have used your super like for today. It is back tomorrow.',
      code: 'conflict',
    });
  });
});

describe('DELETE /api/likes/{userId}', () => {
  it('answers 409 once the like is a match', async () => {
    const caller = await createSignedIn();
    const other = await createSignedIn({ name: 'Sara' });
    await CALLS.like(other.user.id, caller.cookie);
    await CALLS.like(caller.user.id, other.cookie);
    const response = await CALLS.undoLike(other.user.id, caller.cookie);
    expect(response.status).toBe(409);
  });

  it.each(['abc', '0', '-1', '1e3', '99999999999'])('answers 404 for the id %s', async (userId) => {
    const { cookie } = await createSignedIn();
    expect((await remove(DELETE_LIKE, '/api/likes', userId, cookie)).status).toBe(404);
  });
});
