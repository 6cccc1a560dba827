import { expect, it } from 'vitest';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { findSession } from '@/lib/platform/auth/session-store';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { POST } from './route';

const post = (options: { cookie?: string; origin?: string }) =>
  POST(requestTo('/api/auth/sign-out-everywhere', { method: 'POST', ...options }), withParams());

it('ends every session of the person and of nobody else', async () => {
  const { user, token, cookie } = await createSignedIn();
  const phone = await createActor(user);
  const stranger = await createSignedIn();
  const response = await post({ cookie });
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=0/i);
  expect([await findSession(token), await findSession(phone.token)]).toEqual([null, null]);
  expect(await findSession(stranger.token)).not.toBeNull();
});

it('has a variant that keeps the current session, used for a new password', async () => {
  const { user, actor, token } = await createSignedIn();
  const phone = await createActor(user);
  expect(await endAccessNow(actor.userId, { keepSession: actor.sessionId })).toBe(1);
  expect(await findSession(token)).not.toBeNull();
  expect(await findSession(phone.token)).toBeNull();
});
