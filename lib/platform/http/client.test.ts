import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { LikeDto } from '@/lib/likes/schema';
import { onAppEvent } from '@/lib/platform/realtime/app-events';
import { type ApiInput, apiUrl, changedUrl } from './api-calls';
import { ApiError, api, apiPage } from './client';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', sent);
vi.stubGlobal('window', new EventTarget());
afterEach(() => sent.mockReset());

const answer = (body: unknown, init?: ResponseInit) =>
  sent.mockResolvedValueOnce(Response.json(body, init));

describe('api', () => {
  it('sends the method and body of the call, and returns the type of its route', async () => {
    answer({ userId: 7 }, { status: 201 });
    const like = await api('POST /api/likes', { body: { userId: 7 }, keepalive: true });
    expectTypeOf(like).toEqualTypeOf<LikeDto>();
    expect(like).toEqual({ userId: 7 });
    expect(sent).toHaveBeenCalledWith(
      '/api/likes',
      expect.objectContaining({
        method: 'POST',
        body: '{"userId":7}',
        headers: { 'Content-Type': 'application/json' },
        keepalive: true,
      }),
    );
  });

  it('fills in the path and omits a body that is not given', async () => {
    sent.mockResolvedValueOnce(new Response(null, { status: 204 }));
    const done = await api('DELETE /api/groups/{id}/bans/{userId}', {
      params: { id: 3, userId: 4 },
    });
    expect(done).toBeUndefined();
    expect(sent).toHaveBeenCalledWith(
      '/api/groups/3/bans/4',
      expect.objectContaining({ method: 'DELETE', body: undefined, headers: {} }),
    );
  });

  it('sends a form as multipart, with the content type left to the browser', async () => {
    answer({ profileImageUrl: null });
    const body = new FormData();
    await api('POST /api/users/{id}/photo', { params: { id: 3 }, body });
    expect(sent).toHaveBeenCalledWith(
      '/api/users/3/photo',
      expect.objectContaining({ body, headers: {} }),
    );
  });

  it('throws the message and fields of an error response', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const issues = [{ path: 'userId', message: 'An id is needed' }];
    answer({ error: 'An id is needed', code: 'invalid', issues }, { status: 422 });
    const error = await api('POST /api/likes', { body: { userId: 0 } }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, sentence: 'An id is needed', issues });
  });

  it.each([
    ['POST /api/likes', true],
    ['GET /api/auth/two-step', true],
    ['GET /api/auth/email', true],
    ['POST /api/auth/callback/credentials', false],
    ['POST /api/auth/passkeys/sign-in', false],
    ['POST /api/auth/two-step/sign-in', false],
  ] as const)('says after 401 of %s that the session has ended: %s', async (call, isSaid) => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const said = vi.fn();
    const stop = onAppEvent('signedOut', said);
    answer({ error: 'Please sign in' }, { status: 401 });
    await expect(api(call as 'POST /api/likes', { body: { userId: 1 } })).rejects.toThrow();
    stop();
    expect(said).toHaveBeenCalledTimes(isSaid ? 1 : 0);
  });

  it('does not type-check with unknown calls, missing values or unknown fields', () => {
    const wrong = () => [
      // @ts-expect-error: no such path
      api('GET /api/nothing'),
      // @ts-expect-error: no such method
      api('PUT /api/likes', { body: { userId: 7 } }),
      // @ts-expect-error: the id is missing
      api('GET /api/games/{id}'),
      // @ts-expect-error: an id is a number
      api('GET /api/games/{id}', { params: { id: 'seven' } }),
      // @ts-expect-error: the body lacks the person
      api('POST /api/likes', { body: {} }),
      // @ts-expect-error: no such field
      api('POST /api/likes', { body: { userId: 7, superb: true } }),
      // @ts-expect-error: only URLs made by `apiUrl` have an answer
      api('/api/likes'),
    ];
    expect(wrong).toBeTypeOf('function');
    expectTypeOf<ApiInput<'POST /api/games/{id}/rsvp'>['params']>().toEqualTypeOf<{ id: number }>();
  });
});

it('imports only types from the routes, so none of their code reaches the browser', () => {
  const imports =
    readFileSync('lib/platform/http/api-calls.ts', 'utf8').match(/^import .*$/gm) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});

describe('apiUrl', () => {
  it('omits null parameters and encodes the rest', () => {
    const query = { radius: 'any', sportId: null, search: 'tape & ball', limit: 5 } as const;
    expect(apiUrl('GET /api/venues/nearby', { query })).toBe(
      '/api/venues/nearby?radius=any&search=tape+%26+ball&limit=5',
    );
    expect(apiUrl('GET /api/sports')).toBe('/api/sports');
  });

  it('changes a parameter and keeps the others', () => {
    const url = apiUrl('GET /api/venues/nearby', { query: { radius: 50, limit: 5 } });
    expect(changedUrl(url, { radius: 'any' })).toBe('/api/venues/nearby?radius=any&limit=5');
  });
});

describe('apiPage', () => {
  it('follows the Link header to the end', async () => {
    const url = apiUrl('GET /api/blocks');
    answer([{ id: 1 }], { headers: { Link: '</api/blocks?cursor=x>; rel="next"' } });
    const first = await apiPage(url);
    expect(first).toEqual({ items: [{ id: 1 }], next: '/api/blocks?cursor=x' });
    answer([]);
    expect(first.next && (await apiPage(first.next))).toEqual({ items: [], next: null });
    expect(sent).toHaveBeenLastCalledWith(
      '/api/blocks?cursor=x',
      expect.objectContaining({ method: 'GET' }),
    );
  });
});
