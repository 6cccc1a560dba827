import { beforeEach, describe, expect, it } from 'vitest';
import { PUT } from '@/app/api/admin/sports/[id]/route';
import { POST } from '@/app/api/admin/sports/route';
import { GET } from '@/app/api/sports/route';
import { POST as addVenue } from '@/app/api/venues/route';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';
import { createVenue } from '@/tests/factories/venues';

beforeEach(async () => {
  await db.venue.deleteMany();
  await db.sport.deleteMany({ where: { id: { gt: 1_000 } } });
  await createSports();
});

async function send(
  cookie: string,
  body: Record<string, unknown>,
  id?: number,
): Promise<{ status: number; body: { id: number; issues?: unknown } }> {
  const request = requestTo('/api/admin/sports', {
    method: id === undefined ? 'POST' : 'PUT',
    body,
    cookie,
  });
  const response = await (id === undefined
    ? POST(request, withParams())
    : PUT(request, withParams({ id: String(id) })));
  return { status: response.status, body: await response.json() };
}

const names = async (): Promise<string[]> => {
  const response = await GET(requestTo('/api/sports'), withParams());
  const sports: { name: string }[] = await response.json();
  return sports.map(({ name }) => name);
};

describe('a sport that an admin adds', () => {
  it('is available to people and venues at once, with the medal emoji, and is in the audit log', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    expect(await names()).not.toContain('Kabaddi');
    const { status, body } = await send(admin.cookie, { name: ' Kabaddi ' });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), name: 'Kabaddi', icon: '🏅', isMain: false },
    ]);
    expect(body.id).toBeGreaterThan(1_000);
    expect(await names()).toContain('Kabaddi');
    const form = new FormData();
    const venue = { name: 'Akhara', address: 'x', city: 'Lahore', country: 'Pakistan' };
    for (const [name, value] of Object.entries(venue)) form.set(name, value);
    form.set('sports', '["Kabaddi"]');
    const added = await addVenue(
      requestTo('/api/venues', { method: 'POST', body: form, cookie: admin.cookie }),
      withParams(),
    );
    expect(added.status).toBe(201);
    expect(await db.venue.findFirst({ select: { sportIds: true } })).toEqual({
      sportIds: [body.id],
    });
    const line = { action: 'sport.added', actorId: admin.user.id, targetId: String(body.id) };
    expect(await db.auditLog.findFirst({ where: line })).toMatchObject({
      data: { name: 'Kabaddi' },
    });
  });

  it('must have a unique name, ignoring case, even when two are added in parallel', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const taken = [{ path: 'name', message: 'There is a sport of this name already' }];
    const refused = await send(admin.cookie, { name: 'cricket' });
    expect([refused.status, refused.body.issues]).toEqual([422, taken]);
    const answers = await Promise.all(
      ['Squash', 'SQUASH', 'squash'].map((name) => send(admin.cookie, { name })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: 'Squash', icon: 'ball' }, 'icon'],
    [{ name: 'Squash', icon: '🎾'.repeat(9) }, 'icon'],
  ])('is refused as %j', async (body, path) => {
    const admin = await createSignedIn({ isAdmin: true });
    const { status, body: answer } = await send(admin.cookie, body);
    expect([status, answer.issues]).toEqual([422, [expect.objectContaining({ path })]]);
  });
});

describe('a sport that an admin renames', () => {
  it('appears with its new name in every list and at every venue', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const venue = await createVenue({ sports: ['Golf', 'Cricket'] });
    const golf = sportId('Golf');
    try {
      const { status } = await send(admin.cookie, { name: 'Disc Golf', icon: '🥏' }, golf);
      expect(status).toBe(200);
      expect(await names()).toEqual(expect.arrayContaining(['Disc Golf']));
      expect(await names()).not.toContain('Golf');
      const { sports, sportIds } = await db.venue.findUniqueOrThrow({ where: { id: venue.id } });
      expect(sports).toEqual(['Disc Golf', 'Cricket']);
      expect(sportIds).toContain(golf);
      const where = { action: 'sport.renamed', targetId: String(golf) };
      expect(await db.auditLog.findFirst({ where })).toMatchObject({
        data: { name: 'Disc Golf', before: 'Golf' },
      });
    } finally {
      await send(admin.cookie, { name: 'Golf', icon: '⛳' }, golf);
    }
  });

  it('must exist', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    expect((await send(admin.cookie, { name: 'Squash' }, 999_999)).status).toBe(404);
  });
});
