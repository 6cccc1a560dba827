import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/users/nearby/route';
import { db } from '@/lib/platform/db/client';
import { findNearbyUsersSchema, nearbyUserListSchema } from '@/lib/users/schema/nearby-user';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser, type TestUser } from '@/tests/factories/users';

let me: SignedIn & { user: TestUser };

beforeEach(async () => {
  await db.user.deleteMany();
  await db.rateLimit.deleteMany();
  me = await createSignedIn();
});

function get(query: string, cookie: string | undefined = me.cookie) {
  return GET(requestTo(`/api/users/nearby${query}`, { cookie }), withParams());
}

const parse = (query: string) =>
  findNearbyUsersSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
const here = `latitude=${GULBERG.latitude}&longitude=${GULBERG.longitude}`;

it('returns a plain array and ignores a userId in the query', async () => {
  const other = await createOnboardedUser();
  const response = await get(`?${here}&radius=10&userId=${other.id}`);
  expect(response.status).toBe(200);
  const people = nearbyUserListSchema.parse(await response.json());
  // With `userId` the person would be left out of their own list.
  expect(people.map(({ id }) => id)).toEqual([other.id]);
});

it('links to the next page, which continues where this one ended', async () => {
  const [first, second] = [await createOnboardedUser(), await createOnboardedUser()];
  const response = await get(`?${here}&limit=1`);
  const link = response.headers.get('link') ?? '';
  const [, next = ''] = /^<\/api\/users\/nearby(\?[^>]+)>; rel="next"$/.exec(link) ?? [];
  expect(next).toContain('limit=1');
  const answers = [await response.json(), await (await get(next)).json()];
  expect(answers.map(([person]) => person.id)).toEqual([first.id, second.id]);
  expect((await get(next)).headers.get('link')).toBeNull();
});

describe('invalid input is refused with a message', () => {
  it.each([
    ['?latitude=95&longitude=74', 'Latitude must be between -90 and 90'],
    ['?latitude=31&longitude=181', 'Longitude must be between -180 and 180'],
    ['?latitude=31', 'Latitude and longitude go together'],
    ['?radius=0.5', 'Radius must be between 1 and 100 kilometres'],
    ['?radius=20000', 'Radius must be between 1 and 100 kilometres'],
    ['?sportId=2147483647', 'There is no such sport'],
    ['?limit=101', 'Limit can be at most 100'],
    ['?skillLevel=legend', 'Skill level must be beginner, intermediate, advanced or expert'],
  ])('%s: %s', (query, sentence) => {
    expect(parse(query).error?.issues[0]?.message).toMatch(new RegExp(`^${sentence}$`, 'i'));
  });

  it('for a forged or modified cursor', async () => {
    await createOnboardedUser();
    await createOnboardedUser();
    const link = (await get('?limit=1')).headers.get('link') ?? '';
    const cursor = /cursor=([\w-]+)/.exec(link)?.[1] ?? '';
    const flipped = `${cursor.slice(0, -2)}${cursor.at(-2) === 'A' ? 'B' : 'A'}${cursor.at(-1)}`;
    const response = await get(`?limit=1&cursor=${flipped}`);
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0].path).toBe('cursor');
  });
});

it('accepts the limits of the valid range and unknown parameters', () => {
  const queries = [
    '?latitude=90&longitude=180',
    '?latitude=-90&longitude=-180&radius=100&limit=100',
    '?latitude=0&longitude=0&radius=1',
    '?sportId=200000000',
    '?latitude=31.5&longitude=74&sportId[]=1&foo=bar',
  ];
  for (const query of queries) expect(parse(query).error, query).toBeUndefined();
});

it('searches everywhere with radius=any, nearest first', async () => {
  const far = await createOnboardedUser({ at: KARACHI });
  const antipode = { latitude: -GULBERG.latitude, longitude: GULBERG.longitude - 180 };
  const farthest = await createOnboardedUser({ at: antipode });
  expect(await (await get('?radius=100')).json()).toEqual([]);
  const people = await (await get('?radius=any')).json();
  expect(people.map(({ id }: { id: number }) => id)).toEqual([far.id, farthest.id]);
});
