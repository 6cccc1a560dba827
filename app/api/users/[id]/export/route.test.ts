import { existsSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as readMedia } from '@/app/media/[...key]/route';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { endAccessNow } from '@/lib/platform/auth/end-access';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { toSnakeCase } from '@/lib/platform/db/snake-case';
import { env } from '@/lib/platform/env/server';
import { getStorage } from '@/lib/platform/storage/provider';
import type { FilePurpose } from '@/lib/platform/storage/storage';
import { EXPORT_EXCLUDED, EXPORT_SECTIONS } from '@/lib/users/repository/export';
import { makeExport, sweepExports } from '@/lib/users/service/make-export';
import { createFriendRequest } from '@/tests/factories/connections';
import { makeExportOf, takeExport } from '@/tests/factories/exports';
import { createLike } from '@/tests/factories/likes';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createBlock } from '@/tests/factories/moderation';
import { createNotification } from '@/tests/factories/notifications';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createPeople, createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import { unzip } from '@/tests/factories/unzip';
import type { TestUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';
import { call } from '@/tests/integration/call';
import { GET as readFile } from './file/route';

let ali: SignedIn & { user: TestUser };

beforeEach(async () => {
  ali = await createSignedIn({ name: 'Ali' });
});

const mine = () => ({ params: { id: ali.user.id }, cookie: ali.cookie });
const ask = () => call('POST /api/users/{id}/export', mine());
const state = async () => (await call('GET /api/users/{id}/export', mine())).json();
const download = () => call('GET /api/users/{id}/export/file', mine());
const audited = async () => {
  const rows = await db.auditLog.findMany({
    where: { targetType: 'user', targetId: String(ali.user.id) },
  });
  return rows.map(({ action }) => action);
};

const rowOf = () => db.dataExport.findUniqueOrThrow({ where: { userId: ali.user.id } });
const fileOf = async () => join(env.UPLOAD_DIR, 'exports', (await rowOf()).fileName ?? '');
const jobsOf = async (id: number) =>
  db.job.count({ where: { kind: 'users:make-export', payload: { equals: { exportId: id } } } });
const notified = async () => {
  const rows = await db.notification.findMany({ where: { userId: ali.user.id } });
  return rows.map(({ type }) => type);
};
const emailsTo = async (email: string) => {
  const rows = await db.outboxMail.findMany({ where: { to: email } });
  return rows.map(({ subject }) => subject);
};

async function storePicture(purpose: FilePurpose) {
  const stored = await getStorage().put(new TextEncoder().encode('bytes'), purpose);
  return db.upload.create({
    data: {
      ...stored,
      ownerId: ali.user.id,
      purpose,
      contentType: 'image/webp',
      bytes: 5,
      attachedAt: purpose === 'chat' ? null : new Date(),
    },
  });
}

describe('the data export', () => {
  it('covers the database: columns that refer to people are exported or excluded with a reason', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT c.conrelid::regclass::text || '.' || a.attname AS name
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`,
    );
    const exported = new Set(
      EXPORT_SECTIONS.flatMap(({ table, columns = [] }) =>
        columns.map((column) => `${toSnakeCase(table)}.${toSnakeCase(column)}`),
      ),
    );
    const forgotten = rows
      .map(({ name }) => name)
      .filter((name) => !exported.has(name) && !EXPORT_EXCLUDED[name]);
    expect(forgotten, 'add the column to EXPORT_SECTIONS or EXPORT_EXCLUDED').toEqual([]);
  });

  it('contains the person’s own data, and nothing that others wrote or that is secret', async () => {
    const sara = await createSignedIn({ name: 'Sara' });
    await db.user.update({
      where: { id: ali.user.id },
      data: { passwordHash: 'secret-hash', moderationNote: 'secret-note' },
    });
    const { id } = await createConversation(ali.user.id, sara.user.id);
    await createMessage(id, ali.user.id, 'planted-by-ali');
    await createMessage(id, sara.user.id, 'planted-by-sara');
    await createLike(sara.user.id, ali.user.id);
    await createBlock(sara.user.id, ali.user.id);
    await createFriendRequest(ali.user.id, sara.user.id, {
      status: 'declined',
      message: 'planted-request',
      decidedAt: new Date(),
    });
    const venue = await createVenue({ addedById: sara.user.id });
    await createVenueReview(venue.id, { userId: ali.user.id, comment: 'planted-review' });
    const files = await takeExport(ali);
    expect([...files.keys()]).toEqual(['export.json']);
    const text = files.get('export.json')?.toString() ?? '';
    const file = JSON.parse(text) as Record<string, unknown[]> & { profile: unknown };
    expect(file.profile).toMatchObject({ email: ali.user.email, latitude: ali.user.latitude });
    expect(file.sports).toHaveLength(1);
    expect(file.sessions).toHaveLength(1);
    expect(file.connectionRequests).toMatchObject([{ status: 'pending' }]);
    for (const planted of ['planted-by-ali', 'planted-request', 'planted-review']) {
      expect(text).toContain(planted);
    }
    for (const foreign of [
      'planted-by-sara',
      'secret',
      'declined',
      sara.user.email,
      ali.actor.sessionId,
    ]) {
      expect(text).not.toContain(foreign);
    }
    expect([file.likes, file.blocks]).toEqual([[], []]);
    expect(await audited()).toEqual(['account.exported']);
  });

  it('has the words of notifications, unless they are about somebody whom the person may not see now', async () => {
    const [friend, blocker, banned] = await createPeople(3);
    for (const [who, title] of [
      [friend, 'Sana joins'],
      [blocker, 'Bilal joins'],
      [banned, 'Hina joins'],
    ] as const) {
      await createNotification(ali.user.id, { actorId: who.user.id, title, message: title });
    }
    await createBlock(blocker.user.id, ali.user.id);
    await db.user.update({ where: { id: banned.user.id }, data: { bannedAt: new Date() } });
    const text = String((await takeExport(ali)).get('export.json'));
    expect((JSON.parse(text) as { notifications: object[] }).notifications).toMatchObject([
      { title: 'Sana joins', message: 'Sana joins' },
      { title: 'Unavailable user', message: null },
      { title: 'Unavailable user', message: null },
    ]);
    expect(text).not.toMatch(/Bilal|Hina/);
  });

  it('is requested, created, and can be downloaded for seven days', async () => {
    const nothing = { status: 'none', requestedAt: null, expiresAt: null, bytes: null };
    expect(await state()).toEqual(nothing);
    expect((await download()).status).toBe(404);
    const response = await ask();
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ status: 'pending', expiresAt: null });
    expect((await download()).status).toBe(404);
    await makeExportOf(ali.user.id);
    const ready = (await state()) as { status: string; expiresAt: string; bytes: number };
    expect(ready.status).toBe('ready');
    const days = (new Date(ready.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await notified()).toEqual(['export_ready']);
    expect(await emailsTo(ali.user.email)).toEqual(['Your data is ready']);
    const downloaded = await download();
    expect(Object.fromEntries(downloaded.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(ready.bytes),
      'content-disposition': `attachment; filename="maidan-${ali.user.id}.zip"`,
      'cache-control': 'private, no-store',
    });
    const noted = await db.auditLog.findMany({
      where: { actorId: ali.user.id, action: 'account.exported' },
    });
    expect(noted).toMatchObject([{ targetType: 'user', targetId: `${ali.user.id}` }]);
    const bytes = new Uint8Array(await downloaded.arrayBuffer());
    expect(bytes.length).toBe(ready.bytes);
    expect((await unzip(bytes)).has('export.json')).toBe(true);

    const path = await fileOf();
    await db.dataExport.update({
      where: { userId: ali.user.id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(await state()).toMatchObject({ status: 'expired', bytes: null });
    expect((await download()).status).toBe(410);
    const longAgo = new Date(Date.now() - 7 * 86_400_000);
    await utimes(path, longAgo, longAgo);
    expect(await sweepExports()).toBe(1);
    expect(existsSync(path)).toBe(false);
    expect(await state()).toMatchObject({ status: 'expired' });
    expect((await download()).status).toBe(410);
    expect(await (await ask()).json()).toMatchObject({ status: 'pending' });
  });

  it('exists once per person, even for parallel requests, and a new one replaces the previous', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, ask));
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const first = await rowOf();
    expect(await jobsOf(first.id)).toBe(1);
    const second = db.dataExport.create({ data: { userId: ali.user.id } });
    await expect(second).rejects.toThrow();
    await makeExport(first.id);
    const path = await fileOf();
    await makeExport(first.id);
    expect(await fileOf()).toBe(path);
    expect(await notified()).toEqual(['export_ready']);

    await ask();
    expect((await rowOf()).id).not.toBe(first.id);
    expect(existsSync(path)).toBe(false);
    await makeExport(first.id);
    expect((await rowOf()).status).toBe('pending');
    expect((await download()).status).toBe(404);
  });

  it('cannot be read through /media, by its name or by path traversal', async () => {
    await ask();
    await makeExportOf(ali.user.id);
    const { fileName } = await rowOf();
    for (const path of [`exports/${fileName}`, `avatar/../exports/${fileName}`, `${fileName}`]) {
      const request = new Request('http://localhost:3000/media/x', {
        headers: { cookie: ali.cookie },
      });
      const response = await readMedia(request, {
        params: Promise.resolve({ key: path.split('/') }),
      });
      expect(response.status, path).toBe(404);
    }
  });

  it('and pictures answer HEAD without a body, and leave no file open for it', async () => {
    const storage = getStorage();
    const { key } = await storage.put(new Uint8Array(400_000), 'venue');
    const read = vi.spyOn(storage, 'read');
    const params = Promise.resolve({ key: key.split('/') });
    const picture = await readMedia(requestTo(`/media/${key}`, { method: 'HEAD' }), { params });
    expect([picture.status, picture.headers.get('content-length')]).toEqual([200, '400000']);
    expect(picture.body).toBeNull();
    const file = await read.mock.results[0]?.value;
    expect(await file?.body.getReader().read()).toMatchObject({ done: true });

    await ask();
    await makeExportOf(ali.user.id);
    const id = String(ali.user.id);
    const path = `/api/users/${id}/export/file`;
    const request = requestTo(path, { method: 'HEAD', cookie: ali.cookie });
    const asked = await readFile(request, withParams({ id }));
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(asked.body).toBeNull();
  });

  it('is for nobody else, whole whatever part is asked for, and ends with a new password', async () => {
    await ask();
    await makeExportOf(ali.user.id);
    const other = await createSignedIn();
    const path = 'GET /api/users/{id}/export/file';
    const { params } = mine();
    expect((await call(path, { params, cookie: other.cookie })).status).toBe(403);
    expect((await call(path, { params })).status).toBe(401);
    const part = await call(path, { ...mine(), headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([200, null]);
    expect((await part.arrayBuffer()).byteLength).toBe(Number(part.headers.get('content-length')));
    const file = await fileOf();
    await endAccessNow(ali.user.id, { keepSession: ali.actor.sessionId });
    expect([(await download()).status, existsSync(file)]).toEqual([404, false]);
  });

  it('fails after three attempts and can then be requested again', async () => {
    const { key } = await storePicture('chat');
    const unread = vi.spyOn(getStorage(), 'read').mockImplementation(async () => ({
      body: new ReadableStream({ pull: (to) => to.error(new Error('the store is away')) }),
      bytes: null,
    }));
    await ask();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await state()).toMatchObject({ status: 'pending' });
      await expect(makeExportOf(ali.user.id)).rejects.toThrow('the store is away');
    }
    expect(await state()).toMatchObject({ status: 'failed', expiresAt: null });
    expect(await notified()).toEqual(['export_failed']);
    const stored = await readdir(join(env.UPLOAD_DIR, 'exports'));
    const named = await db.dataExport.findMany({ where: { fileName: { not: null } } });
    expect(stored.toSorted()).toEqual(named.map(({ fileName }) => fileName ?? '').toSorted());
    unread.mockRestore();
    await ask();
    await makeExportOf(ali.user.id);
    expect(await state()).toMatchObject({ status: 'ready' });
    await getStorage().delete([key]);
  });

  it('fails when its worker died each time, or when no worker ran for a day', async () => {
    await ask();
    const { id } = await rowOf();
    await db.dataExport.update({ where: { id }, data: { attempts: 3 } });
    await makeExport(id);
    expect(await state()).toMatchObject({ status: 'failed' });
    await ask();
    await db.dataExport.update({
      where: { userId: ali.user.id },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    await sweepExports();
    expect(await state()).toMatchObject({ status: 'failed' });
  });

  it('lists a picture whose file is lost, and answers 410 when its own file is lost', async () => {
    const [kept, lost] = [await storePicture('avatar'), await storePicture('venue')];
    await getStorage().delete([lost.key]);
    const files = await takeExport(ali);
    const { uploads } = JSON.parse(files.get('export.json')?.toString() ?? '') as {
      uploads: { key: string; file: string | null }[];
    };
    expect(new Map(uploads.map(({ key, file }) => [key, file]))).toEqual(
      new Map([
        [kept.key, `files/${kept.key}`],
        [lost.key, null],
      ]),
    );
    expect(files.get(`files/${kept.key}`)?.toString()).toBe('bytes');
    await rm(await fileOf());
    expect((await download()).status).toBe(410);
    expect(await state()).toMatchObject({ status: 'failed' });
  });

  it('sends no e-mail to an unconfirmed address', async () => {
    await db.user.update({ where: { id: ali.user.id }, data: { emailVerifiedAt: null } });
    await ask();
    await makeExportOf(ali.user.id);
    expect(await notified()).toEqual(['export_ready']);
    expect(await emailsTo(ali.user.email)).toEqual([]);
  });

  it('is discarded when the person is deleted while it is being created', async () => {
    const { key } = await storePicture('chat');
    await ask();
    const { id } = await rowOf();
    const before = (await readdir(join(env.UPLOAD_DIR, 'exports'))).toSorted();
    const storage = getStorage();
    const read = storage.read.bind(storage);
    const reading = vi.spyOn(storage, 'read').mockImplementation(async (asked) => {
      await db.user.update({
        where: { id: ali.user.id },
        data: { deletionRequestedAt: new Date(), deletionDueAt: new Date(Date.now() - 1000) },
      });
      const found = await read(asked);
      await deleteDueAccount(ali.user.id);
      return found;
    });
    await makeExport(id);
    reading.mockRestore();
    expect(await db.dataExport.count({ where: { id } })).toBe(0);
    expect((await readdir(join(env.UPLOAD_DIR, 'exports'))).toSorted()).toEqual(before);
    await getStorage().delete([key]);
  });
});
