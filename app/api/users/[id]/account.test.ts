import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { hashPassword, verifyPassword } from '@/lib/platform/auth/password';
import { insertIdentity } from '@/lib/platform/auth/repository';
import { findActorByToken } from '@/lib/platform/auth/session-store';
import { setCity } from '@/lib/platform/city/city';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { getStorage } from '@/lib/platform/storage/provider';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { watchPublished } from '@/tests/factories/published';
import {
  createActor,
  createPeople,
  createSignedIn,
  type Person,
  type SignedIn,
} from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { call, type Method, type OperationName } from '@/tests/integration/call';

const { cutSockets } = watchPublished();

let ali: Person;

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
});

const own = (method: Method, rest: string, body?: unknown, by: SignedIn = ali) =>
  call(`${method} /api/users/{id}${rest}` as OperationName, {
    params: { id: ali.user.id },
    cookie: by.cookie,
    ...(body === undefined ? {} : { body }),
  });

const auditOf = async ({ user }: Person) => {
  const rows = await db.auditLog.findMany({
    where: { targetType: 'user', targetId: String(user.id) },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ action }) => action);
};

/** A session ends at most 30 days after its sign-in, even if that was long ago. */
const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('terms', () => {
  const accept = (version: string, by?: SignedIn) => own('POST', '/terms', { version }, by);
  const accepted = () =>
    db.user.findUniqueOrThrow({
      where: { id: ali.user.id },
      select: { termsVersion: true, termsAcceptedAt: true },
    });
  afterEach(() => setCity({}));

  it('are accepted in the version that holds, by the person', async () => {
    setCity({ termsVersion: '2026-12-01' });
    const other = await createSignedIn();
    expect((await accept('2026-12-01', other)).status).toBe(403);
    expect((await accept('2026-11-01')).status).toBe(409);
    expect((await accept('soon')).status).toBe(422);
    expect(await accepted()).toEqual({ termsVersion: null, termsAcceptedAt: null });
    expect((await accept('2026-12-01')).status).toBe(204);
    expect(await accepted()).toEqual({
      termsVersion: '2026-12-01',
      termsAcceptedAt: expect.any(Date),
    });
  });

  it('are accepted by whoever makes an account', async () => {
    const identity = { birthYear: null, name: 'Zoya', passwordHash: null, emailVerifiedAt: null };
    for (const termsVersion of [null, '2026-12-01']) {
      setCity({ termsVersion });
      const email = `${termsVersion}@accepts.test`;
      await insertIdentity({ ...identity, language: 'en', email });
      expect(await db.user.findFirst({ where: { email } })).toMatchObject({
        termsVersion: termsVersion ?? 'draft',
        termsAcceptedAt: expect.any(Date),
      });
    }
  });
});

describe('settings', () => {
  it('start with messages from anyone, not paused and every notification topic on', async () => {
    expect(await (await own('GET', '/settings')).json()).toEqual({
      messagePrivacy: 'anyone',
      lacksBirthYear: true,
      dateStyle: null,
      paused: false,
      womenOnly: false,
      hasPassword: false,
      notifications: NOTIFICATION_TOPIC_NAMES.map((topic) => ({
        topic,
        inApp: true,
        push: true,
        email: true,
      })),
    });
  });

  it('keep fields that are not sent', async () => {
    await own('PUT', '/settings', { messagePrivacy: 'connections' });
    await own('PUT', '/settings', { notifications: [{ topic: 'likes', email: false }] });
    const last = await own('PUT', '/settings', {
      paused: true,
      notifications: [{ topic: 'likes', push: false }],
    });
    const settings = (await last.json()) as { notifications: { topic: string }[] };
    expect(settings).toMatchObject({ messagePrivacy: 'connections', paused: true });
    expect(settings.notifications.find(({ topic }) => topic === 'likes')).toEqual({
      topic: 'likes',
      inApp: true,
      push: false,
      email: false,
    });
  });

  it('hide a paused person from lists, and show them again afterwards', async () => {
    const discoverable = async () =>
      (await db.user.findUniqueOrThrow({ where: { id: ali.user.id } })).discoverable;
    await own('PUT', '/settings', { paused: true });
    expect(await discoverable()).toBe(false);
    await own('PUT', '/settings', { paused: false });
    expect(await discoverable()).toBe(true);
  });

  it.each([
    { notifications: [{ topic: 'weather', email: false }] },
    { notifications: [{ topic: 'likes' }, { topic: 'likes' }] },
  ])('refuse %j', async (body) => {
    expect((await own('PUT', '/settings', body)).status).toBe(422);
  });
});

describe('sessions', () => {
  it('are listed with the current one marked, and each can be ended', async () => {
    const phone = await createActor(ali.user);
    const list = (await (await own('GET', '/sessions')).json()) as {
      id: string;
      isCurrent: boolean;
    }[];
    expect(
      list.map(({ isCurrent }) => isCurrent).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([false, true]);
    const end = (sessionId: string) =>
      call('DELETE /api/users/{id}/sessions/{sessionId}', {
        params: { id: ali.user.id, sessionId },
        cookie: ali.cookie,
      });
    expect((await end(phone.actor.sessionId)).status).toBe(204);
    expect(await findActorByToken(phone.token)).toBeNull();
    expect(cutSockets).toHaveBeenCalledWith(`session:${phone.actor.sessionId}`);
    expect((await end(phone.actor.sessionId)).status).toBe(404);
    expect((await end('not-a-session')).status).toBe(404);
  });

  it('of other people cannot be ended by id', async () => {
    const sara = await createSignedIn();
    const response = await call('DELETE /api/users/{id}/sessions/{sessionId}', {
      params: { id: ali.user.id, sessionId: sara.actor.sessionId },
      cookie: ali.cookie,
    });
    expect(response.status).toBe(404);
    expect(await findActorByToken(sara.token)).not.toBeNull();
  });
});

describe('the password', () => {
  const NEW = 'kinnow-orchard-7';
  const change = (body: unknown) => own('POST', '/password', body);
  const setPassword = async (password: string) =>
    db.user.update({
      where: { id: ali.user.id },
      data: { passwordHash: await hashPassword(password) },
    });
  const matches = async (password: string) => {
    const row = await db.user.findUniqueOrThrow({
      where: { id: ali.user.id },
      select: { passwordHash: true },
    });
    return verifyPassword(row.passwordHash, password);
  };

  it('changes with the current one and signs out every other browser', async () => {
    await setPassword('mango-season-42');
    const phone = await createActor(ali.user);
    const response = await change({ currentPassword: 'mango-season-42', newPassword: NEW });
    expect(await response.json()).toEqual({ signedOut: 1 });
    expect(await matches(NEW)).toBe(true);
    expect(await findActorByToken(phone.token)).toBeNull();
    expect(await findActorByToken(ali.token)).not.toBeNull();
    const mails = await db.outboxMail.findMany({ where: { to: ali.user.email } });
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
    expect(mails[0]?.text).not.toContain(NEW);
  });

  it.each([
    ['a wrong current password', { currentPassword: 'guess', newPassword: NEW }, 'currentPassword'],
    ['no current password', { newPassword: NEW }, 'currentPassword'],
    [
      'a short new password',
      { currentPassword: 'mango-season-42', newPassword: 'short' },
      'newPassword',
    ],
    [
      'a common new password',
      { currentPassword: 'mango-season-42', newPassword: 'password1' },
      'newPassword',
    ],
  ])('does not change with %s', async (_name, body, path) => {
    await setPassword('mango-season-42');
    const response = await change(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ path }] });
    expect(await matches('mango-season-42')).toBe(true);
    expect(await db.outboxMail.count({ where: { to: ali.user.email } })).toBe(0);
  });

  it('does not change to one that contains the username', async () => {
    await setPassword('mango-season-42');
    const username = `bijli_wala_${ali.user.id}`;
    await db.user.update({ where: { id: ali.user.id }, data: { username } });
    const newPassword = `Bijli_Wala_${ali.user.id}`;
    const response = await change({ currentPassword: 'mango-season-42', newPassword });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ issues: [{ path: 'newPassword' }] });
    expect(await matches('mango-season-42')).toBe(true);
  });

  it('can be set for the first time only soon after signing in', async () => {
    const age = (ms: number) =>
      db.session.update({
        where: { sid: ali.actor.sessionId },
        data: { createdAt: new Date(Date.now() - ms), expire: inAnHour() },
      });
    await age(3_600_000);
    expect((await change({ newPassword: NEW })).status).toBe(403);
    await age(60_000);
    expect((await change({ newPassword: NEW })).status).toBe(200);
    expect(await matches(NEW)).toBe(true);
  });

  it('can be replaced without the current one only shortly after using a sign-in link', async () => {
    await setPassword('mango-season-42');
    const session = (provenByLink: boolean, ageMs: number) =>
      db.session.update({
        where: { sid: ali.actor.sessionId },
        data: {
          sess: { addressProven: provenByLink },
          createdAt: new Date(Date.now() - ageMs),
          expire: inAnHour(),
        },
      });
    await session(false, 0);
    expect((await change({ newPassword: NEW })).status).toBe(422);
    await session(true, 3_600_000);
    expect((await change({ newPassword: NEW })).status).toBe(422);
    await session(true, 60_000);
    expect((await change({ currentPassword: 'a wrong one', newPassword: NEW })).status).toBe(422);
    expect(await matches('mango-season-42')).toBe(true);
    expect((await change({ newPassword: NEW })).status).toBe(200);
    expect(await matches(NEW)).toBe(true);
  });

  it('cannot be guessed: the eleventh attempt within 15 minutes is refused', async () => {
    await setPassword('mango-season-42');
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await change({ currentPassword: `guess ${index}`, newPassword: NEW })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses[10]).toBe(429);
  });
});

describe('deleting the account', () => {
  const remove = () => own('DELETE', '');
  const makeDue = () =>
    db.user.update({
      where: { id: ali.user.id },
      data: { deletionDueAt: new Date(Date.now() - 1_000) },
    });

  it('signs out everywhere at once, hides the person and takes effect after seven days', async () => {
    const phone = await createActor(ali.user);
    const response = await remove();
    const { deletionDueAt } = (await response.json()) as { deletionDueAt: string };
    const days = (new Date(deletionDueAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    expect(await findActorByToken(ali.token)).toBeNull();
    expect(await findActorByToken(phone.token)).toBeNull();
    for (const session of [ali, phone]) {
      expect(cutSockets).toHaveBeenCalledWith(`session:${session.actor.sessionId}`);
    }
    expect(cutSockets).toHaveBeenCalledWith(`user:${ali.user.id}`);
    const row = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    expect(row.discoverable).toBe(false);
    const jobs = await db.job.findMany({ where: { kind: 'users:delete-due' } });
    expect(jobs.at(-1)).toMatchObject({
      payload: { userId: ali.user.id },
      runAt: new Date(deletionDueAt),
    });
  });

  it('is undone by signing in and restoring, and the job then does nothing', async () => {
    await remove();
    const back = await createActor(ali.user);
    expect(await (await own('GET', '', undefined, back)).json()).toMatchObject({
      deletionDueAt: expect.any(String),
    });
    expect((await own('POST', '/restore', undefined, back)).status).toBe(204);
    expect((await own('POST', '/restore', undefined, back)).status).toBe(409);
    expect(await auditOf(ali)).toEqual(['account.deletion_requested', 'account.restored']);
    await deleteDueAccount(ali.user.id);
    const row = await db.user.findUniqueOrThrow({ where: { id: ali.user.id } });
    expect(row.discoverable).toBe(true);
  });

  it('removes nothing before the date', async () => {
    await remove();
    await deleteDueAccount(ali.user.id);
    expect(await db.user.count({ where: { id: ali.user.id } })).toBe(1);
  });

  it('finally leaves only the person’s messages and reviews, without a name', async () => {
    const sara = await createSignedIn();
    const marker = `planted-${ali.user.id}`;
    await db.user.update({
      where: { id: ali.user.id },
      data: { name: marker, bio: marker, username: `u.${ali.user.id}` },
    });
    const { id } = await createConversation(ali.user.id, sara.user.id);
    const message = await createMessage(id, ali.user.id, 'See you at nine');
    await createVenue({ addedById: ali.user.id });
    const review = await createVenueReview((await createVenue()).id, {
      userId: ali.user.id,
      comment: 'Good lights',
    });
    await db.notification.create({
      data: {
        userId: sara.user.id,
        actorId: ali.user.id,
        type: 'match',
        title: 'x',
        message: marker,
      },
    });
    await remove();
    await makeDue();
    await deleteDueAccount(ali.user.id);
    await deleteDueAccount(ali.user.id);
    expect(await db.user.count({ where: { id: ali.user.id } })).toBe(0);
    const kept = await db.message.findUniqueOrThrow({ where: { id: message.id } });
    expect([kept.senderId, kept.content]).toEqual([null, 'See you at nine']);
    const stars = await db.venueReview.findUniqueOrThrow({ where: { id: review.id } });
    expect([stars.userId, stars.comment]).toEqual([null, 'Good lights']);
    // By id alone, and only once although the job ran twice.
    expect(await auditOf(ali)).toEqual(['account.deletion_requested', 'account.deleted']);
    const { rows } = await pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'jobs'`,
    );
    for (const { name } of rows) {
      const found = await pool.query(`SELECT FROM "${name}" t WHERE t::text LIKE $1`, [
        `%${marker}%`,
      ]);
      expect(found.rowCount, name).toBe(0);
    }
  });

  it('removes the person’s pictures from storage', async () => {
    const file = await getStorage().put(new Uint8Array([1, 2, 3]), 'avatar');
    await db.upload.create({
      data: {
        ...file,
        ownerId: ali.user.id,
        purpose: 'avatar',
        contentType: 'image/webp',
        bytes: 3,
        attachedAt: new Date(),
      },
    });
    const deleted = vi.spyOn(getStorage(), 'delete');
    await remove();
    await makeDue();
    await deleteDueAccount(ali.user.id);
    expect(deleted).toHaveBeenCalledWith([file.key]);
    expect(await db.upload.count({ where: { key: file.key } })).toBe(0);
  });

  it('names nobody as the creator: organisers, else members, are asked, and empty groups go', async () => {
    const [first, organiser, second] = await createPeople(3);
    const led = await createGroup({ creatorId: ali.user.id, memberIds: [first.user.id] });
    await addMember(led.id, organiser.user.id, 'organiser');
    const followed = await createGroup({
      creatorId: ali.user.id,
      memberIds: [second.user.id, first.user.id],
    });
    const alone = await createGroup({ creatorId: ali.user.id });
    const last = await createGroup({ creatorId: first.user.id, memberIds: [ali.user.id] });
    await db.groupMember.deleteMany({ where: { groupId: last.id, userId: first.user.id } });
    await db.group.update({ where: { id: last.id }, data: { creatorId: null } });
    await remove();
    await makeDue();
    await deleteDueAccount(ali.user.id);
    const groups = await db.group.findMany({
      where: { id: { in: [led.id, followed.id, alone.id, last.id] } },
      select: { id: true, creatorId: true },
      orderBy: { id: 'asc' },
    });
    expect(groups).toEqual([
      { id: led.id, creatorId: null },
      { id: followed.id, creatorId: null },
    ]);
    expect(await db.groupMember.count({ where: { groupId: led.id, role: 'creator' } })).toBe(0);
    const asked = await db.notification.findMany({
      where: { type: 'group_lead_free' },
      select: { userId: true, data: true },
      orderBy: { userId: 'asc' },
    });
    expect(asked).toEqual([
      { userId: first.user.id, data: { groupId: followed.id } },
      { userId: organiser.user.id, data: { groupId: led.id } },
      { userId: second.user.id, data: { groupId: followed.id } },
    ]);
  });
});
