import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { createSignedIn } from '@/tests/factories/sessions';
import { expectShown, expectUnknown, leaksBetween, REACHING } from './apart';
import { call } from './call';
import { createSide, entangle, type Side, type World } from './two-people';

/**
 * A woman with women-only and a man: no call shows or reaches the other, except that shared content (groups, games, classes,
 * bookings) and public content (venues, reviews) names her to him as to a guest, and him to her as usual.
 */

let ali: Side;
let sara: Side;
let since: Date;
let world: World;

const choose = (who: Side, womenOnly: boolean) =>
  call('PUT /api/users/{id}/settings', {
    params: { id: who.user.id },
    cookie: who.cookie,
    body: { womenOnly },
  });

describe('women only', () => {
  beforeAll(async () => {
    ali = await createSide(1_900_000_003, 'Aliopal', { gender: 'male' });
    sara = await createSide(1_900_000_004, 'Saratopaz', { gender: 'female' });
    world = await entangle(ali, sara);
  });

  it('hides a woman and men from each other in every call, and names her by the first name in what both share', async () => {
    expect((await choose(sara, true)).status).toBe(200);
    since = new Date();
    expect(await leaksBetween({ sheltered: sara, other: ali, world })).toEqual([]);
  });

  // Their subject cannot be created for a person who does not exist.
  const NEEDS_SOMEBODY = new Set<string>([
    'POST /api/booking-requests',
    'POST /api/games/{id}/participants',
  ]);

  it.each(REACHING)('answers %s as for somebody who does not exist', async (name) => {
    await expectUnknown(name, { sheltered: sara, other: ali, world }, !NEEDS_SOMEBODY.has(name));
    const others = { createdAt: { gt: since }, type: { not: 'export_ready' } };
    expect(await db.notification.count({ where: others })).toBe(0);
  });

  it('lets her write in the chat of a shared group; he reads her first name', async () => {
    const body = { groupId: world.sharedGroupId, content: 'At six?' };
    const sent = await call('POST /api/messages', { body, cookie: sara.cookie });
    expect(sent.status).toBe(201);
    const read = await call('GET /api/groups/{id}/messages', {
      params: { id: world.sharedGroupId },
      cookie: ali.cookie,
    });
    const text = await read.text();
    expect(text).toContain('At six?');
    expect(text).toContain('"name":"Saratopaz"');
    expect(text).toContain('"id":null');
  });

  it('shows her to women as before', async () => {
    const hina = await createSignedIn({ gender: 'female' });
    const profile = await call('GET /api/users/{id}', {
      params: { id: sara.user.id },
      cookie: hina.cookie,
    });
    expect(await profile.json()).toMatchObject({ name: sara.user.name });
    const liked = await call('POST /api/likes', {
      body: { userId: sara.user.id },
      cookie: hina.cookie,
    });
    expect(liked.status).toBe(201);
  });

  it('is for women alone, and ends when the gender does', async () => {
    expect((await choose(ali, true)).status).toBe(403);
    expect((await choose(ali, false)).status).toBe(403);
    const settings = async (who: Side) =>
      (
        await call('GET /api/users/{id}/settings', {
          params: { id: who.user.id },
          cookie: who.cookie,
        })
      ).json();
    expect(await settings(ali)).toMatchObject({ womenOnly: null });
    expect(await settings(sara)).toMatchObject({ womenOnly: true });
    await db.user.update({ where: { id: sara.user.id }, data: { gender: 'other' } });
    expect(await settings(sara)).toMatchObject({ womenOnly: null });
    const forced = db.user.update({ where: { id: sara.user.id }, data: { womenOnly: true } });
    await expect(forced).rejects.toThrow('users_women_only_female');
    await db.user.update({ where: { id: sara.user.id }, data: { gender: 'female' } });
    expect(await settings(sara)).toMatchObject({ womenOnly: false });
  });

  it('gives both back what they had once it is off', () =>
    expectShown({ sheltered: sara, other: ali, world }, [
      'GET /api/connections',
      'GET /api/users/{id}/conversations',
      'GET /api/users/{id}',
    ]));
});
