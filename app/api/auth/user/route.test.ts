import { expect, it } from 'vitest';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { GET } from './route';

const ask = (cookie?: string) => GET(requestTo('/api/auth/user', { cookie }), withParams());

it('returns the signed-in person, including e-mail and location but no secrets', async () => {
  const { user, cookie } = await createSignedIn({ passwordHash: 'not to be told' });
  const response = await ask(cookie);
  expect(response.status).toBe(200);
  const body = await response.json();
  expect(body).toMatchObject({ id: user.id, email: user.email, latitude: user.latitude });
  expect(Object.keys(body).sort()).toEqual(
    'bio cameByLink createdAt email firstName gender genderCountsFrom id isAdmin lacksBirthYear language lastName latitude location longitude name profileImageUrl updatedAt username'.split(
      ' ',
    ),
  );
});

it('falls back to first and last name, then to "User", and to the e-mail for the username', async () => {
  const named = await createUser({
    name: null,
    username: null,
    firstName: 'Ali',
    lastName: 'Raza',
  });
  const bare = await createUser({ name: null, username: null });
  const bodies = [];
  for (const user of [named, bare]) {
    bodies.push(await (await ask((await createActor(user)).cookie)).json());
  }
  expect(bodies.map(({ name }) => name)).toEqual(['Ali Raza', 'User']);
  expect(bodies[1].username).toBe(bare.email.split('@')[0]);
});

it('reads the session only from this site’s cookie name', async () => {
  const { token } = await createSignedIn();
  expect((await ask(`a=b; __Secure-next-auth.session-token=${token}`)).status).toBe(401);
  expect((await ask(`a=b; next-auth.session-token=${token}`)).status).toBe(200);
});

it.each([
  ['ur', 'language=ur'],
  [null, null],
  ['xa', null],
])('brings the choice of a language to this browser: %s', async (language, cookie) => {
  const { cookie: session } = await createSignedIn({ language });
  const response = await ask(session);
  expect((await response.json()).language).toBe(language);
  expect(response.headers.get('set-cookie')?.split(';')[0] ?? null).toBe(cookie);
});
