import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { connect, createFriendRequest } from '@/tests/factories/connections';
import { createSkip } from '@/tests/factories/likes';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createSports, type SportChoice } from '@/tests/factories/sports';
import { createOnboardedUser, type OnboardedOptions } from '@/tests/factories/users';
import { call } from '@/tests/integration/call';

let here: GeoPoint;
let viewer: SignedIn;
let places = 0;

const PLAY: SportChoice[] = [
  { name: 'Cricket', skillLevel: 'intermediate' },
  { name: 'Tennis', skillLevel: 'beginner' },
  { name: 'Golf', skillLevel: 'expert' },
];

const add = (name: string, km: number, play: SportChoice[], options: OnboardedOptions = {}) =>
  createOnboardedUser({
    name,
    play,
    at: { ...here, latitude: here.latitude + km / 111.19 },
    ...options,
  });

interface Suggestion {
  id: number;
  name: string;
  reason: string;
  isTopMatch: boolean;
  commonSports: number;
  distance: number;
}

async function suggestions(query: Record<string, number> = {}): Promise<Suggestion[]> {
  const response = await call('GET /api/users/suggestions', { query, cookie: viewer.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Suggestion[];
}
const named = async () => (await suggestions()).map(({ name }) => name);

beforeAll(createSports);
beforeEach(async () => {
  // Each test has a region of its own.
  places += 1;
  here = { latitude: 10, longitude: places * 5 };
  viewer = await createSignedIn({ at: here, play: PLAY });
});

const cricket = (more: Partial<SportChoice> = {}): SportChoice[] => [
  { name: 'Cricket', skillLevel: 'intermediate', ...more },
];

describe('GET /api/users/suggestions', () => {
  it('gives a reason for each person and marks the first three as Top Match', async () => {
    await add('Three', 2, PLAY);
    for (const name of ['One', 'Two', 'Four']) await add(name, 1, cricket());
    const list = await suggestions();
    expect(list[0]).toMatchObject({
      name: 'Three',
      commonSports: 3,
      distance: 2,
      reason: '3 sports in common, 2 km',
    });
    expect(list[1]?.reason).toBe('1 sport in common, 1 km or less');
    expect(list.map(({ isTopMatch }) => isTopMatch)).toEqual([true, true, true, false]);
  });

  it.each([
    ['more sports in common', () => add('Best', 5, PLAY), () => add('Other', 5, cricket())],
    [
      'a closer level',
      () => add('Best', 5, cricket()),
      () => add('Other', 5, cricket({ skillLevel: 'expert' })),
    ],
    ['a shorter distance', () => add('Best', 2, cricket()), () => add('Other', 20, cricket())],
    [
      'recent activity',
      () => add('Best', 5, cricket(), { lastActiveAt: new Date() }),
      () => add('Other', 5, cricket(), { lastActiveAt: new Date(Date.now() - 60 * 86_400_000) }),
    ],
    [
      'looking to play',
      () => add('Best', 5, cricket()),
      () => add('Other', 5, cricket({ isLookingToPlay: false })),
    ],
  ])('prefers %s', async (_what, best, other) => {
    await other();
    await best();
    expect(await named()).toEqual(['Best', 'Other']);
  });

  it('gives the same order for the same data, by id when all else is equal', async () => {
    const made = [];
    for (let index = 0; index < 6; index += 1) made.push(await add(`Equal ${index}`, 3, cricket()));
    const ids = (await suggestions()).map(({ id }) => id);
    expect(ids).toEqual(made.map(({ id }) => id));
    expect((await suggestions()).map(({ id }) => id)).toEqual(ids);
    expect((await suggestions({ limit: 2 })).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  });

  it('leaves out people without a common sport, far away, already known or hidden', async () => {
    await add('No sport in common', 1, [{ name: 'Yoga' }]);
    await add('Far', 120, cricket());
    await add('Paused', 1, cricket(), { pausedAt: new Date() });
    const me = viewer.actor.userId;
    const person = async (name: string) => (await add(name, 1, cricket())).id;
    await connect(me, await person('Connected'));
    await createFriendRequest(me, await person('Asked'));
    await createFriendRequest(await person('Asking'), me);
    await createSkip(me, await person('Skipped'));
    await createBlock(me, await person('Blocked'));
    await createBlock(await person('Blocking'), me);
    await person('Left over');
    expect(await named()).toEqual(['Left over']);
  });

  it('returns nothing for somebody without sports', async () => {
    await add('Somebody', 1, cricket());
    await db.userSport.deleteMany({ where: { userId: viewer.actor.userId } });
    expect(await suggestions()).toEqual([]);
  });
});
