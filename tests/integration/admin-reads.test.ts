import { describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { callWithIds } from '@/lib/platform/observability/security-events';
import { createGame } from '@/tests/factories/games';
import { createGroup, createInvite } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { createUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import { call } from './call';

const readsOf = async (userId: number) => {
  const events = await db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } });
  return events.map(({ event, detail }) => `${event} ${detail}`);
};

describe('calls only for admins', () => {
  it('are logged with the ids that were read, while other calls are not', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const [one, other] = await Promise.all([createUser(), createUser()]);
    for (const { email } of [one, other, one]) {
      await call('GET /api/admin/people', { query: { search: email }, cookie: admin.cookie });
    }
    await call('GET /api/blocks', { cookie: admin.cookie });
    expect(await readsOf(admin.user.id)).toEqual([
      `sensitive_read GET /api/admin/people ${one.id}`,
      `sensitive_read GET /api/admin/people ${other.id}`,
    ]);
  });

  it('are logged with numeric ids and no other part of the path', () => {
    const notified = (path: string) => callWithIds(new Request(`http://localhost${path}?a=secret`));
    expect(notified('/api/admin/people/17')).toBe('GET /api/admin/people/17');
    expect(notified('/api/admin/people/ali%40example.com')).toBe('GET /api/admin/people/…');
    expect(notified('/api/admin/people/+923001234567')).toBe('GET /api/admin/people/…');
  });
});

describe('access that only an admin has', () => {
  it('is logged for a private group, its members and its games, each once a minute', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const member = await createSignedIn();
    const group = await createGroup({ visibility: 'private', memberIds: [member.user.id] });
    const other = await createGroup({ visibility: 'private' });
    const game = await createGame({ groupId: group.id });
    for (const { cookie } of [admin, admin, member]) {
      for (const [name, id] of [
        ['GET /api/groups/{id}', group.id],
        ['GET /api/groups/{id}/members', group.id],
        ['GET /api/groups/{id}/games', group.id],
        ['GET /api/games/{id}', game.id],
        ['GET /api/games/{id}/participants', game.id],
      ] as const) {
        expect((await call(name, { params: { id }, cookie })).status).toBe(200);
      }
    }
    await call('GET /api/groups/{id}/members', { params: { id: other.id }, cookie: admin.cookie });
    expect(await readsOf(admin.user.id)).toEqual([
      `sensitive_read group ${group.id}`,
      `sensitive_read games of group ${group.id}`,
      `sensitive_read game ${game.id}`,
      `sensitive_read group ${other.id}`,
    ]);
    expect(await readsOf(member.user.id)).toEqual([]);
  });

  it('is logged for members-only games of a public group', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { id } = await createGroup();
    await createGame({ groupId: id, isPublic: false });
    await call('GET /api/groups/{id}/games', { params: { id }, cookie: admin.cookie });
    expect(await readsOf(admin.user.id)).toEqual([`sensitive_read games of group ${id}`]);
  });

  it('is logged for hidden groups and for suggestions about venues of others', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const hidden = await createGroup({ hiddenAt: new Date() });
    const [venue, own] = [await createVenue(), await createVenue({ addedById: admin.user.id })];
    await call('GET /api/groups/{id}', { params: { id: hidden.id }, cookie: admin.cookie });
    for (const { id } of [venue, own]) {
      const name = 'GET /api/venues/{id}/suggestions';
      expect((await call(name, { params: { id }, cookie: admin.cookie })).status).toBe(200);
    }
    expect(await readsOf(admin.user.id)).toEqual([
      `sensitive_read group ${hidden.id}`,
      `sensitive_read suggestions of venue ${venue.id}`,
    ]);
  });

  it('is not logged for anything that the admin could read without the role', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const open = await createGroup();
    const game = await createGame({ groupId: open.id });
    const own = await createGroup({ visibility: 'private', memberIds: [admin.user.id] });
    const invited = await createGroup({ visibility: 'private' });
    await createInvite(invited.id, invited.creatorId, admin.user.id);
    const { cookie } = admin;
    await call('GET /api/games/{id}', { params: { id: game.id }, cookie });
    await call('GET /api/groups/{id}/games', { params: { id: open.id }, cookie });
    for (const { id } of [open, own, invited]) {
      expect((await call('GET /api/groups/{id}', { params: { id }, cookie })).status).toBe(200);
    }
    expect(await readsOf(admin.user.id)).toEqual([]);
  });
});
