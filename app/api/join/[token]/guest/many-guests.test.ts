import type * as altchaLib from 'altcha-lib';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { clickLink, linkMailedTo } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { call } from '@/tests/integration/call';

// A fiftieth of the work: the test is that it is required, not how long it takes.
const SCALE = 50;
vi.mock('altcha-lib', async (importOriginal) => {
  const real = await importOriginal<typeof altchaLib>();
  return {
    ...real,
    randomInt: (max: number, min: number) => Math.round(real.randomInt(max, min) / SCALE),
  };
});

/** A link to a game, and a network of one address. */
async function createPlace(maxPlayers: number) {
  const game = await createGame({ maxPlayers });
  const { token } = await createInviteLink({ gameId: game.id });
  const headers = { 'x-forwarded-for': uniqueText() };
  const enter = (captchaToken?: string, canWork?: boolean) => {
    const email = `guest.${uniqueText()}@example.test`;
    const body = { name: 'Nida Malik', email, captchaToken, canWork };
    return call('POST /api/join/{token}/guest', { params: { token }, headers, body }).then(
      ({ status }) => ({ status, email }),
    );
  };
  return { game, headers, enter };
}

async function solve(headers: Record<string, string>): Promise<string> {
  const response = await call('GET /api/register/challenge', { headers });
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('twenty people on one wifi are in within minutes, without a proof of work', async () => {
  const { game, headers, enter } = await createPlace(30);
  const people = await Promise.all(Array.from({ length: 20 }, () => enter()));
  expect(people.map(({ status }) => status)).toEqual(people.map(() => 201));
  const press = async ({ email }: { email: string }) => {
    const { searchParams } = await linkMailedTo(email);
    const field = (name: string) => searchParams.get(name) ?? '';
    const link = { token: field('token'), email, callbackUrl: field('callbackUrl') };
    return (await clickLink(link, { headers })).status;
  };
  expect(await Promise.all(people.map(press))).toEqual(people.map(() => 303));
  const going = { gameId: game.id, status: 'going' as const };
  expect(await db.gameParticipant.count({ where: going })).toBe(1 + 20);
});

it('a robot enters no more than these and holds four seats; each further one costs a proof of its own', async () => {
  const { game, headers, enter } = await createPlace(100);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter()));
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 422)).toHaveLength(60);
  const proof = await solve(headers);
  const used = [(await enter(proof)).status, (await enter(proof)).status];
  expect(used).toEqual([201, 422]);
  expect(await db.seatHold.count({ where: { gameId: game.id } })).toBe(4 + 1);
});

it('from the fifth on, a seat is held for a browser that does the work, and nobody else is kept out', async () => {
  const { game, headers, enter } = await createPlace(10);
  const held = () => db.seatHold.count({ where: { gameId: game.id } });
  for (let nth = 1; nth <= 4; nth++) expect((await enter(undefined, true)).status).toBe(201);
  expect((await enter(undefined, true)).status).toBe(422);
  expect(await held()).toBe(4);
  // Without work: the email, and a seat if one is free then.
  expect((await enter()).status).toBe(201);
  expect(await held()).toBe(4);
  expect((await enter(await solve(headers), true)).status).toBe(201);
  expect(await held()).toBe(5);
});
