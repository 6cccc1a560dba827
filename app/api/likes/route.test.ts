import { expect, it } from 'vitest';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

// Who may like and skip whom is in `tests/integration/people-access.test.ts`.
type Person = { cookie: string };

const like = ({ cookie }: Person, userId: number, more = {}) =>
  call('POST /api/likes', { cookie, body: { userId, ...more } });

it('is for people with a finished profile, who may still take back', async () => {
  const newcomer = await createActor(await createUser());
  const { user } = await createSignedIn();
  const { cookie } = newcomer;
  const params = { userId: user.id };
  const responses = [
    await like(newcomer, user.id),
    await like(newcomer, user.id, { super: true }),
    await call('POST /api/likes/skips', { cookie, body: params }),
    await call('DELETE /api/likes/{userId}', { cookie, params }),
    await call('DELETE /api/likes/skips/{userId}', { cookie, params }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 204, 204]);
});

it('answers 201 with the like, then 200 with the same like', async () => {
  const [caller, other] = [await createSignedIn(), await createSignedIn({ name: 'Sara' })];
  const first = await like(caller, other.user.id);
  const again = await like(caller, other.user.id);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await first.json()).toEqual(await again.json());
});

it('answers 409 with a message when today’s super like is used up', async () => {
  const [caller, first, second] = [
    await createSignedIn(),
    await createSignedIn(),
    await createSignedIn(),
  ];
  await like(caller, first.user.id, { super: true });
  const response = await like(caller, second.user.id, { super: true });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error: 'You have used your super like for today. It is back tomorrow.',
    code: 'conflict',
  });
});

it('cannot be taken back once it is a match', async () => {
  const [caller, other] = [await createSignedIn(), await createSignedIn({ name: 'Sara' })];
  await like(caller, other.user.id);
  await like(other, caller.user.id);
  const { cookie } = caller;
  const response = await call('DELETE /api/likes/{userId}', {
    cookie,
    params: { userId: other.user.id },
  });
  expect(response.status).toBe(409);
});
