import { io } from 'socket.io-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptLead } from '@/lib/groups/service/lead-group';
import { changeRole } from '@/lib/groups/service/manage-members';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { SecurityEventName } from '@/lib/platform/db/generated/client';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limits';
import { sweep } from '@/lib/platform/jobs/sweep';
import { log } from '@/lib/platform/observability/log';
import { SECURITY_EVENT_NAMES } from '@/lib/platform/observability/security-event-names';
import { callWithoutIds, recordSecurityEvent } from '@/lib/platform/observability/security-events';
import { notifyNewSignIn } from '@/lib/users/service/manage-sessions';
import { startRealtime } from '@/server/realtime/app';
import { callAuth, cookiesOf } from '@/tests/factories/auth-calls';
import { clickLink, requestLink } from '@/tests/factories/emails';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createUser, type UserOverrides } from '@/tests/factories/users';
import { call } from './call';

const PASSWORD = 'subah ki hockey';
const passwordHash = await hashPassword(PASSWORD);
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let address = '';
let last = 0;
beforeEach(() => {
  last += 1;
  address = `198.51.${last}.77`;
});

const signIn = (email: string, password: string, cookie?: string) =>
  callAuth(
    'callback/credentials',
    { email, password, callbackUrl: '/' },
    { cookie, headers: { 'x-forwarded-for': address, 'user-agent': CHROME } },
  );
const person = (overrides: UserOverrides = {}) => createUser({ passwordHash, ...overrides });
const eventsOf = (userId: number) =>
  db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } });
const namesOf = async (userId: number) => (await eventsOf(userId)).map(({ event }) => event);
const jobsFor = async (eventId: bigint) =>
  (await db.job.findMany({ where: { kind: 'users:tell-new-sign-in' } })).filter(
    ({ payload }) => JSON.stringify(payload) === JSON.stringify({ eventId: Number(eventId) }),
  ).length;

/** Every line logged during `work`, as text. */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const spies = (['info', 'warn'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => {
      lines.push(JSON.stringify(given));
    }),
  );
  await work();
  for (const spy of spies) spy.mockRestore();
  return lines;
}

describe('a sign-in', () => {
  it('is recorded with browser name and network in both log and table', async () => {
    const { id, email } = await person();
    const lines = await linesOf(() => signIn(email, PASSWORD));
    expect(await eventsOf(id)).toMatchObject([
      {
        event: 'authn_login_success',
        device: 'Chrome on Windows',
        network: address.replace(/77$/, '0/24'),
        isNewDevice: true,
      },
    ]);
    const [line = ''] = lines.filter((each) => each.includes('authn_login_success'));
    expect(line).toContain(`"userId":${id}`);
    expect(line).toContain('"security"');
  });

  it('leaves no e-mail, password, full IP address or token in the log', async () => {
    const { email } = await person();
    let cookies: string[] = [];
    const lines = await linesOf(async () => {
      await signIn(email, 'not the password');
      cookies = Object.values(cookiesOf(await signIn(email, PASSWORD)));
    });
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const secret of [email, PASSWORD, 'not the password', address, ...cookies]) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  it('with a wrong password is recorded, for known and unknown e-mails', async () => {
    const { id, email } = await person();
    await signIn(email, 'wrong one');
    expect(await eventsOf(id)).toMatchObject([{ event: 'authn_login_fail', detail: 'password' }]);
    const before = await db.securityEvent.count({ where: { userId: null } });
    await signIn(`nobody.${email}`, 'wrong one');
    const after = await db.securityEvent.findMany({
      where: { userId: null },
      orderBy: { id: 'desc' },
    });
    expect(after.length).toBe(before + 1);
    expect(after[0]?.account).toMatch(/^[0-9a-f]{12}$/);
  });

  it('that is throttled is recorded once a minute', async () => {
    const { id, email } = await person();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, 'wrong one');
    const names = await namesOf(id);
    expect(names.filter((name) => name === 'authn_login_lock')).toHaveLength(1);
    expect(names.filter((name) => name === 'authn_login_fail').length).toBeGreaterThanOrEqual(5);
  });

  it('to a closed account or by a used link is recorded as failed', async () => {
    const banned = await person({ bannedAt: new Date() });
    await signIn(banned.email, PASSWORD);
    expect(await eventsOf(banned.id)).toMatchObject([
      { event: 'authn_login_fail', detail: 'closed account' },
    ]);
    const { email, id } = await person();
    const link = await requestLink(email);
    await clickLink(link);
    await clickLink(link);
    expect(await namesOf(id)).toEqual(['authn_login_success']);
    const failed = await db.securityEvent.findFirst({
      where: { event: 'authn_login_fail', detail: 'link' },
      orderBy: { id: 'desc' },
    });
    expect(failed?.account).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('a sign-in from an unknown browser', () => {
  it('is reported once, by e-mail and notification, in the person’s local time', async () => {
    const { id, email } = await person({ timeZone: 'Asia/Karachi' });
    await signIn(email, PASSWORD);
    const [event] = await eventsOf(id);
    if (!event) throw new Error('Nothing was noted');
    expect(await jobsFor(event.id)).toBe(1);
    await db.securityEvent.update({
      where: { id: event.id },
      data: { createdAt: new Date('2026-11-22T09:05:00Z') },
    });
    await notifyNewSignIn(Number(event.id));
    await notifyNewSignIn(Number(event.id));
    const mails = await db.outboxMail.findMany({ where: { to: email } });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('New sign-in from Chrome on Windows');
    expect(mails[0]?.text).toContain('22 November, around 14:05');
    expect(mails[0]?.text).toContain('/profile?tab=settings');
    expect(mails[0]?.text).not.toContain(address.slice(0, 8));
    expect(await db.notification.findMany({ where: { userId: id } })).toMatchObject([
      {
        type: 'new_sign_in',
        title: 'New sign-in from Chrome on Windows',
        message: 'On 22 November, around 14:05. If it was not you, change your password.',
      },
    ]);
  });

  it('is not reported for a browser that signed in before', async () => {
    const { id, email } = await person();
    const device = cookiesOf(await signIn(email, PASSWORD))['maidan-device'] ?? '';
    await signIn(email, PASSWORD, `maidan-device=${device}`);
    const events = await eventsOf(id);
    expect(events.map(({ isNewDevice }) => isNewDevice)).toEqual([true, false]);
    expect(await jobsFor(events[1]?.id ?? 0n)).toBe(0);
    await notifyNewSignIn(Number(events[1]?.id));
    expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
  });

  it('is not reported at the first sign-in of a new account, but at the second', async () => {
    const { id, email } = await person({ createdAt: new Date() });
    await signIn(email, PASSWORD);
    await signIn(email, PASSWORD);
    expect((await eventsOf(id)).map(({ isNewDevice }) => isNewDevice)).toEqual([false, true]);
  });

  it('is not reported once the account is gone', async () => {
    const { id, email } = await person();
    await signIn(email, PASSWORD);
    const [event] = await eventsOf(id);
    await db.user.delete({ where: { id } });
    await notifyNewSignIn(Number(event?.id));
    expect(await db.outboxMail.count({ where: { to: email } })).toBe(0);
    expect(await db.securityEvent.count({ where: { id: event?.id ?? 0n } })).toBe(0);
  });
});

describe('calls', () => {
  it('that are refused are recorded once a minute, without ids', async () => {
    const { cookie, user } = await createSignedIn();
    const other = await createUser();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await call('GET /api/users/{id}/sessions', {
        params: { id: other.id },
        cookie,
      });
      expect(response.status).toBe(403);
    }
    expect((await call('GET /api/admin/people', { cookie })).status).toBe(403);
    expect(await eventsOf(user.id)).toMatchObject([
      { event: 'authz_fail', detail: 'GET /api/users/…/sessions' },
      { event: 'authz_fail', detail: 'GET /api/admin/people' },
    ]);
  });

  it('beyond a rate limit are recorded once', async () => {
    const { cookie, user } = await createSignedIn();
    const send = () => call('POST /api/users/{id}/export', { params: { id: user.id }, cookie });
    for (let attempt = 0; attempt < RATE_LIMITS.makeExport.points; attempt += 1) await send();
    expect((await send()).status).toBe(429);
    expect((await send()).status).toBe(429);
    expect(await namesOf(user.id)).toEqual(['excess_rate_limit_exceeded']);
  });

  it('are recorded without anything that could be an id, a name or a secret', () => {
    const notified = (path: string) =>
      callWithoutIds(new Request(`http://localhost${path}?a=secret`));
    expect(notified('/api/users/17/sessions')).toBe('GET /api/users/…/sessions');
    expect(notified('/api/calendar/aGVsbG8')).toBe('GET /api/calendar/…');
    expect(notified('/api/%D8%B9%D9%84%DB%8C')).toBe('GET /api/…');
    expect(notified(`/api/${'a'.repeat(40)}`)).toBe('GET /api/…');
  });
});

describe('account changes', () => {
  it('of password and permissions are recorded for the person', async () => {
    const { cookie, user } = await createSignedIn({ passwordHash });
    await call('POST /api/users/{id}/password', {
      params: { id: user.id },
      body: { currentPassword: PASSWORD, newPassword: 'kinnow-orchard-7' },
      cookie,
    });
    const admin = await createSignedIn({ isAdmin: true });
    await call('POST /api/admin/people/{id}/{action}', {
      params: { id: user.id, action: 'suspend' },
      body: {},
      cookie: admin.cookie,
    });
    expect(await eventsOf(user.id)).toMatchObject([
      { event: 'authn_password_change' },
      { event: 'privilege_permissions_changed', detail: 'access ended: sessions' },
      { event: 'privilege_permissions_changed', detail: 'suspend' },
    ]);
  });
});

describe('a refusal other than of a call', () => {
  it('because of a wrong current password is recorded for the person', async () => {
    const { cookie, user } = await createSignedIn({ passwordHash });
    const wrong = { currentPassword: 'not the password', newPassword: 'kinnow-orchard-7' };
    const params = { id: user.id };
    const response = await call('POST /api/users/{id}/password', { params, body: wrong, cookie });
    expect(response.status).toBe(422);
    expect(await eventsOf(user.id)).toMatchObject([
      { event: 'authn_login_fail', detail: 'own password' },
    ]);
  });

  it('of a socket event is recorded once, with the event’s name', async () => {
    const { user, cookie } = await createSignedIn();
    const app = await startRealtime({ port: 0 });
    const url = `http://127.0.0.1:${app.port}`;
    const extraHeaders = { cookie, 'x-forwarded-for': address };
    const socket = io(url, {
      path: '/ws',
      addTrailingSlash: false,
      transports: ['websocket'],
      extraHeaders,
      forceNew: true,
      reconnection: false,
    });
    try {
      const gone = new Promise((resolve) => socket.once('disconnect', resolve));
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      for (let sent = 0; sent < 300; sent += 1) socket.emit('nothing', {});
      await gone;
      await expect
        .poll(() => eventsOf(user.id))
        .toMatchObject([
          {
            event: 'excess_rate_limit_exceeded',
            detail: 'socket flood',
            network: address.replace(/77$/, '0/24'),
          },
        ]);
    } finally {
      socket.disconnect();
      await app.close();
    }
  });
});

it('a role change in a group is recorded for both the person who gains it and who gives it up', async () => {
  const [creator, member] = await createPeople(2);
  const { id: groupId } = await createGroup({ creatorId: creator.user.id });
  const { id: memberId } = await addMember(groupId, member.user.id);
  for (const role of ['organiser', 'organiser', 'creator'] as const) {
    await changeRole(creator.actor, { groupId, memberId }, role);
  }
  // Asked; the group is theirs once they accept.
  await acceptLead(member.actor, groupId);
  const event = 'privilege_permissions_changed';
  expect(await eventsOf(member.user.id)).toMatchObject([
    { event, detail: 'group organiser' },
    { event, detail: 'group creator' },
  ]);
  expect(await eventsOf(creator.user.id)).toMatchObject([{ event, detail: 'group organiser' }]);
});

describe('who can read security events', () => {
  it('a person can read their own account’s, newest first, without network and hash', async () => {
    const { cookie, user } = await createSignedIn();
    const userId = user.id;
    await recordSecurityEvent({ event: 'authn_login_fail', userId, address, userAgent: CHROME });
    await recordSecurityEvent({ event: 'authz_fail', userId, detail: 'GET /api/x' });
    await recordSecurityEvent({ event: 'authn_password_change', userId });
    const response = await call('GET /api/users/{id}/security-events', {
      params: { id: userId },
      cookie,
    });
    const body = (await response.json()) as object[];
    expect(body).toMatchObject([
      { event: 'authn_password_change', device: null },
      { event: 'authn_login_fail', device: 'Chrome on Windows' },
    ]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(
      ['createdAt', 'detail', 'device', 'event', 'id', 'isNewDevice'].sort(),
    );
  });

  it('admins can read all of them page by page, filtered by person or kind', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const { id, email } = await createUser();
    for (let at = 0; at < 5; at += 1) {
      await recordSecurityEvent({ event: 'authn_login_fail', userId: id, address });
    }
    await recordSecurityEvent({ event: 'authn_password_change', userId: id });
    const read = async (query: Record<string, string | number>) => {
      const response = await call('GET /api/admin/security-events', {
        query,
        cookie: admin.cookie,
      });
      return {
        items: (await response.json()) as { event: string; person: string }[],
        next: response.headers.get('link'),
      };
    };
    const first = await read({ person: email, limit: 4 });
    expect(first.items.map(({ event }) => event)).toEqual([
      'authn_password_change',
      'authn_login_fail',
      'authn_login_fail',
      'authn_login_fail',
    ]);
    const cursor = new URLSearchParams(/\?([^>]*)>/.exec(first.next ?? '')?.[1]).get('cursor');
    const second = await read({ person: email, limit: 4, cursor: cursor ?? '' });
    expect(second.items).toHaveLength(2);
    expect(second.next).toBeNull();
    const kind = await read({ person: email, event: 'authn_password_change' });
    expect(kind.items).toMatchObject([{ person: email }]);
    // An id's digits may be part of another person's e-mail.
    const byId = await read({ person: String(id), event: 'authn_password_change' });
    expect(byId.items).toContainEqual(expect.objectContaining({ person: email }));
  });

  it('nobody after 90 days', async () => {
    const { id } = await createUser();
    const [old, kept] = [91, 89].map((days) => new Date(Date.now() - days * 86_400_000));
    for (const createdAt of [old, kept]) {
      await db.securityEvent.create({
        data: { event: 'authn_login_success', userId: id, createdAt },
      });
    }
    await sweep();
    expect((await eventsOf(id)).map(({ createdAt }) => createdAt)).toEqual([kept]);
  });
});

it('the API and the database have the same event names', () => {
  expect([...SECURITY_EVENT_NAMES].sort()).toEqual(Object.values(SecurityEventName).sort());
});

it('a missing table does not fail the action being recorded', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const id = await recordSecurityEvent({ event: 'authn_login_success', userId: 2_000_000_000 });
  expect(id).toBeNull();
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
