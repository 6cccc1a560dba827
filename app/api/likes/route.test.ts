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
