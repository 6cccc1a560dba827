import { beforeEach, describe, expect, it } from 'vitest';
import { POST as PLAN } from '@/app/api/groups/[id]/games/route';
import { POST } from '@/app/api/groups/route';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { sportId } from '@/prisma/rows/sports';
import { createGroup } from '@/tests/factories/groups';
import { GULBERG } from '@/tests/factories/places';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';

beforeEach(async () => {
  await createSports();
  await db.rateLimit.deleteMany();
});

async function post(body: object, headers?: Record<string, string>) {
  const { cookie, user } = await createSignedIn({ at: pointAway(GULBERG, 0.7) });
  const send = () => POST(requestTo('/api/groups', { body, cookie, headers }), withParams());
  return { send, user };
}

const good = () => ({ name: 'Tape ball', sportId: sportId('Cricket') });

describe('creating a group', () => {
  it('makes its creator the first member and places it at the centre of their area', async () => {
    const { send, user } = await post(good());
    const response = await send();
    expect(response.status).toBe(201);
    const group = await response.json();
    expect(group).toMatchObject({ memberCount: 1, maxMembers: 10, viewer: { role: 'creator' } });
    const row = await db.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(row.location).toContain('Gulberg');
    expect(row.latitude).toBeCloseTo(GULBERG.latitude, 2);
    expect([row.latitude, row.longitude]).not.toEqual([user.latitude, user.longitude]);
  });

  it('twice with the same idempotency key creates one group', async () => {
    const { send, user } = await post(good(), { 'idempotency-key': 'one-press' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await first.json()).id).toBe((await second.json()).id);
    expect(await db.group.count({ where: { creatorId: user.id } })).toBe(1);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['description', { description: 'x'.repeat(10_000) }],
    ['maxMembers', { maxMembers: 1 }],
    ['maxMembers', { maxMembers: 51 }],
    ['maxMembers', { maxMembers: 2.5 }],
    ['sportId', { sportId: 0 }],
    ['sportId', { sportId: 199_999_999 }],
    ['location', { location: 'Atlantis under the sea' }],
    ['audience', { audience: 'men' }],
  ])('is refused with an error at %s', async (path, wrong) => {
    const { send } = await post({ ...good(), ...wrong });
    const response = await send();
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0].path).toBe(path);
  });
});

it('creating a game twice with the same idempotency key creates one game', async () => {
  const { cookie, user } = await createSignedIn();
  const group = await createGroup({ creatorId: user.id });
  const body = {
    title: 'Nets',
    date: addDays(new Date().toISOString().slice(0, 10), 3),
    time: '18:00',
    location: 'Corner ground',
  };
  const send = () =>
    PLAN(
      requestTo(`/api/groups/${group.id}/games`, {
        body,
        cookie,
        headers: { 'idempotency-key': 'one-press' },
      }),
      withParams({ id: String(group.id) }),
    );
  const responses = [await send(), await send()];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(await db.game.count({ where: { groupId: group.id } })).toBe(1);
});
