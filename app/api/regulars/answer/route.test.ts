import { expect, it } from 'vitest';
import { POST as claim } from '@/app/api/regulars/claim/route';
import { db } from '@/lib/platform/db/client';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { POST } from './route';

const ORIGIN = 'http://localhost:3000';

async function createRegular() {
  const { id: groupId } = await createGroup();
  const data = { groupId, name: 'Hamza', nameKey: 'hamza' };
  const { id, linkVersion } = await db.groupRegular.create({ data });
  const game = await createGame({ groupId });
  const token = personalUrl({ id, linkVersion }).split('/').at(-1) ?? '';
  const answers = () => db.gameParticipant.findMany({ where: { regularId: id } });
  return { groupId, id, gameId: String(game.id), token, answers };
}

const send = (
  post: typeof POST,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  post(
    new Request(`${ORIGIN}/api/regulars/${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, ...headers },
      body: new URLSearchParams(fields),
    }),
    { params: Promise.resolve({}) },
  );

it('answers by the link alone, and shows the page again', async () => {
  const { gameId, token, answers } = await createRegular();
  const response = await send(POST, 'answer', { token, gameId, answer: 'going' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/r/${token}`);
  expect(await answers()).toMatchObject([{ status: 'going', userId: null }]);
});

it('changes nothing for a wrong link, another answer, or a game of another group', async () => {
  const { gameId, token, answers } = await createRegular();
  const other = await createRegular();
  await send(POST, 'answer', { token: 'x', gameId, answer: 'going' });
  await send(POST, 'answer', { token, gameId, answer: 'perhaps' });
  await send(POST, 'answer', { token, gameId: other.gameId, answer: 'going' });
  expect(await answers()).toEqual([]);
});

it('takes the name off the list', async () => {
  const { id, token } = await createRegular();
  await send(POST, 'answer', { token, leave: 'yes' });
  expect(await db.groupRegular.findUnique({ where: { id } })).toBeNull();
});

it('is kept in an account by who is signed in, and not through another site', async () => {
  const { groupId, gameId, token } = await createRegular();
  await send(POST, 'answer', { token, gameId, answer: 'going' });
  const guest = await send(claim, 'claim', { token });
  expect(guest.headers.get('location')).toMatch(/^\/sign-in\?callbackUrl=/);
  const { cookie, user } = await createSignedIn();
  const foreign = await send(claim, 'claim', { token }, { cookie, origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const own = await send(claim, 'claim', { token }, { cookie });
  expect(own.headers.get('location')).toBe(`/group/${groupId}`);
  expect(
    await db.gameParticipant.findFirst({ where: { gameId: Number(gameId), userId: user.id } }),
  ).toMatchObject({ status: 'going' });
  expect((await send(claim, 'claim', { token }, { cookie })).status).toBe(404);
});
