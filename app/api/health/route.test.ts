import { mkdirSync, rmSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { DOCTOR_HEADER, doctorProof } from '@/lib/platform/health/own';
import type { Health } from '@/lib/platform/health/service';
import { log } from '@/lib/platform/observability/log';
import { backupName } from '@/server/local/backup/folder.mjs';
import { removeFolder, temporaryFolder } from '@/server/local/testing/instance';
import { captureLog } from '@/tests/factories/captured-log';
import { requestTo } from '@/tests/factories/requests';

const statfs = vi.hoisted(() => vi.fn());
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof FileSystem>()),
  statfs,
}));

const GIGABYTE = 1024 ** 3;
const freeBytes = (bytes: number) =>
  statfs.mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 });
const ask = (proof = '') => GET(requestTo('/api/health', { headers: { [DOCTOR_HEADER]: proof } }));
const read = async () => (await (await ask()).json()) as Health & { own?: true };

afterEach(() => vi.restoreAllMocks());

it('reports no problem while the disk has space', async () => {
  freeBytes(GIGABYTE);
  const health = await read();
  expect(health.degraded).toBe(false);
  expect(health.parts.disk).toEqual({ ok: true });
});

it('reports whether pictures can be stored', async () => {
  freeBytes(GIGABYTE);
  const [dir, { UPLOAD_DIR }] = [await temporaryFolder(), env];
  Object.assign(env, { UPLOAD_DIR: dir });
  try {
    expect((await read()).parts.storage).toEqual({ ok: true, provider: 'local disk' });
    rmSync(dir, { recursive: true });
    expect((await read()).parts.storage).toEqual({ ok: false, detail: 'not reachable' });
  } finally {
    Object.assign(env, { UPLOAD_DIR });
    await removeFolder(dir);
  }
});

it('is degraded when the disk is nearly full, with figures only in the log, once', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  freeBytes(GIGABYTE - 4096);
  const health = await read();
  expect(health.degraded).toBe(true);
  expect(health.parts.disk).toEqual({ ok: true, degraded: true, detail: 'little room is left' });
  expect(JSON.stringify(health)).not.toMatch(/\d{3}/);
  await read();
  expect(warn.mock.calls).toEqual([
    [{ freeMegabytes: 1023, wantedMegabytes: 1024 }, 'the disk is nearly full'],
  ]);
});

it.each([
  ['UPLOAD_DIR', { bavail: 0, bsize: 4096 }],
  ['DATA_DIR', { bavail: 20, bsize: 4096 }],
  ['DATA_DIR', { bavail: GIGABYTE, bsize: 4096, files: 1_000, ffree: 0 }],
])('is not well when nothing more fits into %s', async (name, none) => {
  statfs.mockImplementation(async (dir: string) =>
    dir === env[name as 'DATA_DIR'] ? none : { bavail: GIGABYTE, bsize: 4096 },
  );
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const { ok, parts } = (await answer.json()) as Health;
  expect({ ok, disk: parts.disk }).toEqual({
    ok: false,
    disk: { ok: false, detail: 'no room is left' },
  });
});

it('logs why the database does not answer', async () => {
  freeBytes(GIGABYTE);
  const refused = Object.assign(new Error('the database system is shutting down'), {
    code: '57P03',
  });
  vi.spyOn(pool, 'query').mockRejectedValue(refused as never);
  const { lines, restore } = captureLog('warn');
  const answer = await ask();
  restore();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    parts: { database: { ok: false, detail: 'not reachable' } },
  });
  const of = lines.find(({ part }) => part === 'database');
  expect(of).toMatchObject({
    err: { message: 'Error 57P03: the database system is shutting down' },
  });
});

it('tells the doctor of its own installation alone that it is this one', async () => {
  freeBytes(GIGABYTE);
  const own = async (proof: string) => ((await (await ask(proof)).json()) as { own?: true }).own;
  expect(await own(doctorProof(env.REALTIME_SECRET))).toBe(true);
  expect(await own(doctorProof('another secret'))).toBeUndefined();
  expect((await read()).own).toBeUndefined();
});

it('reports jobs that nobody runs, but not those behind a running job of their lane', async () => {
  freeBytes(GIGABYTE);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const jobs = async () => (await read()).parts.jobs?.ok;
  const late = { kind: 'mail:send', lane: 'mail', runAt: minutes(-10) } as const;
  await db.job.createMany({
    data: [
      { ...late, doneAt: minutes(-5) },
      { ...late, failedAt: minutes(-5) },
    ],
  });
  expect(await jobs()).toBe(true);
  await db.job.create({ data: late });
  expect(await jobs()).toBe(false);
  const { id } = await db.job.create({ data: { ...late, lockedUntil: minutes(1) } });
  expect(await jobs()).toBe(true);
  await db.job.create({ data: { ...late, lane: 'push' } });
  expect(await jobs()).toBe(false);
  await db.job.update({ where: { id }, data: { lockedUntil: minutes(-1) } });
  expect(await jobs()).toBe(false);
});

it('is degraded when the newest backup is an hour late, but not before the first one was due', async () => {
  freeBytes(GIGABYTE);
  expect((await read()).parts.backups).toBeUndefined();

  const dir = await temporaryFolder();
  Object.assign(env, { BACKUP_DIR: dir, BACKUP_EVERY: 24 });
  const upSeconds = vi.spyOn(process, 'uptime').mockReturnValue(3_500);
  const late = { ok: true, degraded: true, detail: 'the newest backup is too old' };
  const backupOf = (hoursAgo: number) =>
    join(dir, backupName(new Date(Date.now() - hoursAgo * 3_600_000)));
  try {
    expect((await read()).parts.backups).toEqual({ ok: true });
    upSeconds.mockReturnValue(1_000_000);
    expect((await read()).parts.backups).toEqual(late);
    mkdirSync(backupOf(26));
    mkdirSync(`${backupOf(1)}.unfinished`);
    expect(await read()).toMatchObject({ degraded: true, parts: { backups: late } });
    mkdirSync(backupOf(24.5));
    expect((await read()).parts.backups).toEqual({ ok: true });
    rmSync(dir, { recursive: true });
    expect((await read()).parts.backups).toEqual(late);
  } finally {
    Object.assign(env, { BACKUP_DIR: '.backups', BACKUP_EVERY: undefined });
    await removeFolder(dir);
  }
});
