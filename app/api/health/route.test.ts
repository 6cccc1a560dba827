import { mkdirSync, rmSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/health/route';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import type { Health } from '@/lib/platform/health/service';
import { log } from '@/lib/platform/observability/log';
import { backupName } from '@/server/local/backup/folder.mjs';
import { removeFolder, temporaryFolder } from '@/server/local/testing/instance';

const statfs = vi.hoisted(() => vi.fn());
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof FileSystem>()),
  statfs,
}));

const GIGABYTE = 1024 ** 3;
const freeBytes = (bytes: number) =>
  statfs.mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 });
const read = async () => (await (await GET()).json()) as Health;

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
