import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { GENDER_WAIT_DAYS } from '@/lib/users/constants';
import { countDueGenders } from '@/lib/users/service/edit-profile';
import { listSources } from '@/scripts/source-files.mjs';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { call } from './call';

const DAY_MS = 86_400_000;

let me: Awaited<ReturnType<typeof createSignedIn>>;
let founder: { id: number };
let group: { id: number };

const state = (gender: string, person = me) =>
  call('PUT /api/users/{id}', {
    params: { id: person.user.id },
    cookie: person.cookie,
    body: { gender },
  });
const join = () =>
  call('POST /api/groups/{id}/join', { params: { id: group.id }, cookie: me.cookie, body: {} });
const isMember = async () =>
  (await db.groupMember.count({ where: { groupId: group.id, userId: me.user.id } })) === 1;
const row = () => db.user.findUniqueOrThrow({ where: { id: me.user.id } });
const answerOf = (gameId: number, userId: number) =>
  db.gameParticipant.findFirstOrThrow({ where: { gameId, userId }, select: { status: true } });

beforeEach(async () => {
  founder = await createOnboardedUser({ gender: 'female' });
  me = await createSignedIn({ gender: 'female' });
  group = await createGroup({
    creatorId: founder.id,
    memberIds: [me.user.id],
    audience: 'women',
  });
});

describe('a changed gender', () => {
  it('ends at once what was for the one before, and gives the seats to the next', async () => {
    const waiting = await createOnboardedUser({ gender: 'female' });
    const mixed = await createGroup({ memberIds: [me.user.id] });
    const [inside, women, open] = [
      await createGame({ groupId: group.id, creatorId: founder.id, maxPlayers: 2 }),
      await createGame({ groupId: mixed.id, creatorId: mixed.creatorId, audience: 'women' }),
      await createGame({ groupId: mixed.id, creatorId: mixed.creatorId }),
    ];
    for (const game of [inside, women, open]) await addParticipant(game.id, me.user.id);
    await addParticipant(inside.id, waiting.id, { status: 'waitlisted', waitlistedAt: new Date() });
    await db.user.update({ where: { id: me.user.id }, data: { womenOnly: true } });

    const response = await state('male');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ gender: 'male' });
    expect(await isMember()).toBe(false);
    expect(await row()).toMatchObject({ gender: 'prefer_not_to_say', womenOnly: false });
    expect(await answerOf(inside.id, me.user.id)).toEqual({ status: 'out' });
    expect(await answerOf(inside.id, waiting.id)).toEqual({ status: 'going' });
    expect(await answerOf(women.id, me.user.id)).toEqual({ status: 'out' });
    expect(await answerOf(open.id, me.user.id)).toEqual({ status: 'going' });
    expect(await db.securityEvent.count({ where: { userId: me.user.id, detail: 'gender' } })).toBe(
      1,
    );
  });

  it('counts after the wait and not before, however often it is changed back', async () => {
    await state('male');
    await state('female');
    const { genderCountsFrom } = await row();
    const wait = (genderCountsFrom?.getTime() ?? 0) - Date.now();
    expect(Math.round(wait / DAY_MS)).toBe(GENDER_WAIT_DAYS);
    expect((await join()).status).toBe(403);
    const settings = await call('GET /api/users/{id}/settings', {
      params: { id: me.user.id },
      cookie: me.cookie,
    });
    expect(await settings.json()).toMatchObject({ womenOnly: null });
    await countDueGenders();
    expect((await join()).status).toBe(403);

    await db.user.update({ where: { id: me.user.id }, data: { genderCountsFrom: new Date() } });
    await countDueGenders();
    expect(await row()).toMatchObject({ gender: 'female', statedGender: null });
    expect((await join()).status).toBe(201);
  });

  it('gives nothing to somebody who said something else before', async () => {
    const him = await createSignedIn({ gender: 'other' });
    await state('female', him);
    me = him;
    expect((await join()).status).toBe(403);
  });

  it('beside a removal from the group takes the person out once', async () => {
    const creator = await createActor({ id: founder.id, isAdmin: false });
    const { id: memberId } = await db.groupMember.findFirstOrThrow({
      where: { groupId: group.id, userId: me.user.id },
    });
    const [changed, removed] = await Promise.all([
      state('male'),
      call('DELETE /api/groups/{id}/members/{memberId}', {
        params: { id: group.id, memberId },
        cookie: creator.cookie,
      }),
    ]);
    expect(changed.status).toBe(200);
    expect([204, 404]).toContain(removed.status);
    expect(await isMember()).toBe(false);
    const gone = { conversation: { groupId: group.id }, type: 'system' as const };
    expect(await db.message.count({ where: gone })).toBe(1);
  });

  it('is refused while the person runs a group that it does not fit, and changes nothing', async () => {
    const own = await createGroup({ creatorId: me.user.id, audience: 'women' });
    const response = await state('male');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining(own.name) });
    expect(await row()).toMatchObject({ gender: 'female', statedGender: null });
    expect(await isMember()).toBe(true);
  });

  it('counts at once where none was stated', async () => {
    await db.user.update({ where: { id: me.user.id }, data: { gender: null } });
    await state('female');
    expect(await row()).toMatchObject({ gender: 'female', statedGender: null });
  });
});

it('what a person states while it does not count is read for the person alone', () => {
  const readers = listSources().filter(
    (file) =>
      /^(app|components|lib|server)\//.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /statedGender(?!\()|stated_gender/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([
    'lib/platform/auth/session-store.ts',
    'lib/users/policy.ts',
    'lib/users/repository/due.ts',
    'lib/users/repository/profile.ts',
  ]);
});
