import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { snapToCell } from '@/lib/platform/geo/grid';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { publicLocationLabel } from '@/lib/platform/geocoding/place-address';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { PUT } from './route';
import { POST as saveSport } from './sports/route';

const put = (id: number | string, body: unknown, cookie?: string) =>
  PUT(
    requestTo(`/api/users/${id}`, { method: 'PUT', body, cookie }),
    withParams({ id: String(id) }),
  );

const postSport = (id: number | string, body: unknown, cookie?: string) =>
  saveSport(requestTo(`/api/users/${id}/sports`, { body, cookie }), withParams({ id: String(id) }));

async function newcomer() {
  const user = await createUser();
  return { user, ...(await createActor(user)) };
}

describe('PUT /api/users/{id}', () => {
  it('completes a new profile and derives time zone and public location from the place', async () => {
    const { user, cookie } = await newcomer();
    const body = {
      gender: 'prefer-not-to-say',
      location: '31.5204, 74.3587',
      latitude: 31.5204,
      longitude: 74.3587,
      bio: 'Fast bowler',
    };
    const response = await put(user.id, body, cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: user.id, email: user.email, ...body });
    const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row.timeZone).toBe('Asia/Karachi');
    expect(row.discoverable).toBe(true);
    expect(row.publicLocation).toMatch(/Lahore/);
    expect(row.publicLocation).not.toMatch(/\d/);
  });

  it('finds the coordinates of a named place, and refuses an unknown one with suggestions', async () => {
    const { user, cookie } = await newcomer();
    const found = await put(user.id, { location: 'Gulberg, Lahore' }, cookie);
    expect(await found.json()).toMatchObject({
      latitude: expect.closeTo(31.5, 1),
      longitude: expect.closeTo(74.3, 1),
    });
    const lost = await put(user.id, { location: 'Lahroe' }, cookie);
    expect(lost.status).toBe(422);
    expect(await lost.json()).toMatchObject({
      error: expect.stringMatching(/^Location not found.*Lahore/),
      issues: [{ path: 'location' }],
    });
  });

  it('keeps the public area for a step over a cell border, and changes it further on', async () => {
    // Northward through Islamabad, where two cells meet whose areas have different names.
    const middles = Array.from({ length: 20 }, (_, index) =>
      snapToCell({ latitude: 33.65 + 0.009 * index, longitude: 73.0655 }),
    );
    const names = await Promise.all(middles.map(publicLocationLabel));
    const south = names.findIndex((name, index) => index > 0 && name !== names[index - 1]) - 1;
    const cell = middles[south];
    if (!cell) throw new Error('No border between two areas here');
    const north = (degrees: number) => ({ ...cell, latitude: cell.latitude + degrees });
    const { user, cookie } = await createSignedIn({ at: cell });
    const areaAfter = async (point: GeoPoint) => {
      expect((await put(user.id, point, cookie)).status).toBe(200);
      return (await db.user.findUniqueOrThrow({ where: { id: user.id } })).publicLocation;
    };
    expect(await areaAfter(north(0.0044))).toBe(names[south]);
    expect(await areaAfter(north(0.0046))).toBe(names[south]);
    expect(await areaAfter(north(0.009))).toBe(names[south + 1]);
  });

  it('leaves fields that are not sent, and the picture, unchanged', async () => {
    const { user, cookie } = await createSignedIn({ bio: 'Before' });
    const body = {
      name: 'New Name',
      profileImageUrl: 'https://evil.test/x.png',
    };
    expect((await put(user.id, body, cookie)).status).toBe(200);
    const row = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({
      name: 'New Name',
      bio: 'Before',
      profileImageKey: null,
    });
  });

  it('stores right-to-left text and markup unchanged', async () => {
    const { user, cookie } = await createSignedIn();
    const bio = '<script>alert(1)</script> لاہور میں کرکٹ 🏏';
    expect(await (await put(user.id, { bio }, cookie)).json()).toMatchObject({ bio });
  });
});

describe('POST /api/users/{id}/sports', () => {
  it('adds a sport, and changes its level when sent again', async () => {
    const { user, cookie } = await newcomer();
    const sport = await db.sport
      .findFirstOrThrow({ where: { name: 'Tennis' } })
      .catch(async () => db.sport.create({ data: { name: 'Tennis', icon: '🎾', isMain: true } }));
    const first = await postSport(
      user.id,
      { sportId: sport.id, skillLevel: 'intermediate' },
      cookie,
    );
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({
      sportId: sport.id,
      skillLevel: 'intermediate',
      isLookingToPlay: true,
      sport: { name: 'Tennis' },
    });
    await postSport(user.id, { sportId: sport.id, skillLevel: 'expert' }, cookie);
    const rows = await db.userSport.findMany({ where: { userId: user.id } });
    expect(rows.map((row) => row.skillLevel)).toEqual(['expert']);
  });

  it('refuses an unknown sport', async () => {
    const { user, cookie } = await newcomer();
    const body = { sportId: 2_000_000_000, skillLevel: 'expert' };
    expect((await postSport(user.id, body, cookie)).status).toBe(404);
  });
});
