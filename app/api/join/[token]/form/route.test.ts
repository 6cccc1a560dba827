import { describe, expect, it } from 'vitest';
import { POST as countOpen } from '@/app/api/join/[token]/opens/route';
import { readEntry } from '@/components/invites/entry-cookie';
import { db } from '@/lib/platform/db/client';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { type RequestOptions, requestTo, withParams } from '@/tests/factories/requests';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { POST } from './route';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const submit = (token: string, { body = '', ...options }: RequestOptions = {}) =>
  POST(
    requestTo(`/api/join/${token}/form`, { method: 'POST', body, headers: FORM, ...options }),
    withParams({ token }),
  );

describe('the form of an invite link, without scripts', () => {
  it('leads a guest to sign-in and back', async () => {
    const { token, id } = await createInviteLink({ groupId: (await createGroup()).id });
    const response = await submit(token);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/sign-in?callbackUrl=%2Fjoin%2F${token}`);
    expect(await db.inviteLinkUse.count({ where: { linkId: id } })).toBe(0);
  });

  it('leads a member into the group', async () => {
    const { cookie, user } = await createSignedIn();
    const group = await createGroup({ visibility: 'private' });
    const { token } = await createInviteLink({ groupId: group.id });
    const response = await submit(token, { cookie });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/group/${group.id}`);
    const where = { groupId: group.id, userId: user.id };
    expect(await db.groupMember.count({ where })).toBe(1);
  });

  it('leads back to the page when the game is full, which then offers the waitlist', async () => {
    const [first, second] = await createPeople(2);
    const game = await createGame({ maxPlayers: 2 });
    const { token } = await createInviteLink({ gameId: game.id });
    await submit(token, { cookie: first.cookie });
    const full = await submit(token, { cookie: second.cookie });
    expect(full.headers.get('location')).toBe(`/join/${token}`);
    const waiting = await submit(token, { cookie: second.cookie, body: 'waitlist=true' });
    expect(waiting.headers.get('location')).toBe(`/game/${game.id}`);
    expect(await db.gameParticipant.count({ where: { status: 'waitlisted' } })).toBe(1);
  });

  it('says why it refuses', async () => {
    const { cookie } = await createSignedIn({ gender: 'male' });
    const group = await createGroup({ audience: 'women' });
    const { token } = await createInviteLink({ groupId: group.id });
    const response = await submit(token, { cookie });
    expect(response.status).toBe(403);
    const page = await response.text();
    expect(page).toContain('<h1>This group is for women only.</h1>');
    expect(page).toContain(`<a href="/join/${token}">Back</a>`);
    const unknown = await submit('f'.repeat(32), { cookie });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('does not work any more');
  });
});

describe('the form of a guest where many have registered from one network', () => {
  /** A guest's headers, after so many registrations within the hour. */
  async function people(points: number) {
    const address = uniqueText();
    const expire = BigInt(Date.now() + 3_000_000);
    await db.rateLimit.create({ data: { key: `registrations:a${address}`, points, expire } });
    return { ...FORM, 'x-forwarded-for': address };
  }
  const typed = (email: string, more = {}) =>
    new URLSearchParams({ name: 'صنم بٹ', email, gender: 'female', ...more }).toString();
  const entryIn = (response: Response) => {
    const [cookie = '', path] = response.headers.get('set-cookie')?.split('; ') ?? [];
    const [name, value = ''] = cookie.split('=');
    return { name, path, entry: readEntry(decodeURIComponent(value)) };
  };

  it('leads back to the page, which keeps what was typed', async () => {
    const game = await createGame({ groupId: (await createGroup({ audience: 'women' })).id });
    const { token, id } = await createInviteLink({ gameId: game.id });
    const headers = await people(20);
    const email = `${uniqueText()}@example.com`;
    const entry = { status: 'unsent', name: 'صنم بٹ', email, gender: 'female' };
    for (const waitlist of [false, true]) {
      const body = typed(email, waitlist ? { waitlist: 'true' } : {});
      const response = await submit(token, { headers, body });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/join/${token}`);
      expect(entryIn(response)).toEqual({
        name: 'invite-entry',
        // The cookie is limited to this page.
        path: `Path=/join/${token}`,
        entry: { ...entry, waitlist },
      });
    }
    // Nothing was created, and the try does not count.
    expect(await db.inviteEntry.count({ where: { linkId: id } })).toBe(0);
    const { points } = await db.rateLimit.findUniqueOrThrow({
      where: { key: `registrations:a${headers['x-forwarded-for']}` },
    });
    expect(points).toBe(20);
  });

  it('a later success takes its place', async () => {
    const { token } = await createInviteLink({ gameId: (await createGame()).id });
    const email = `${uniqueText()}@example.com`;
    const response = await submit(token, { headers: await people(19), body: typed(email) });
    expect(response.status).toBe(303);
    expect(entryIn(response)).toMatchObject({
      name: 'invite-entry',
      entry: { status: 'held', email },
    });
  });

  it('says another refusal as before, and keeps nothing', async () => {
    const { token } = await createInviteLink({ gameId: (await createGame()).id });
    const response = await submit(token, { headers: await people(20), body: typed('nobody') });
    expect(response.status).toBe(422);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await response.text()).toContain(`<a href="/join/${token}">Back</a>`);
  });
});

describe('counting who opened a link', () => {
  it('counts a browser once, by a cookie that is sent nowhere else', async () => {
    const { token, id } = await createInviteLink({ groupId: (await createGroup()).id });
    const path = `/api/join/${token}/opens`;
    const open = (cookie?: string) =>
      countOpen(requestTo(path, { method: 'POST', cookie }), withParams({ token }));
    const first = await open();
    const given = first.headers.get('set-cookie') ?? '';
    expect(given).toContain(`Path=${path};`);
    expect(given).toContain('HttpOnly');
    const again = await open(given.split(';')[0]);
    expect([first.status, again.status]).toEqual([204, 204]);
    expect((await db.inviteLink.findUniqueOrThrow({ where: { id } })).opened).toBe(1);
  });
});
