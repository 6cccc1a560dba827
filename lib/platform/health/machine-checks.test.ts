import { mkdirSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runChecks } from '@/lib/platform/health/finding';
import { MACHINE_CHECKS } from '@/lib/platform/health/machine-checks';
import { writeState } from '@/server/local/backup/archive-folder.mjs';
import { backupName } from '@/server/local/backup/folder.mjs';
import { removeFolder, temporaryFolder } from '@/server/local/testing/instance';
import { plantedSite } from '@/tests/factories/site';

const statfs = vi.hoisted(() => vi.fn());
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof FileSystem>()),
  statfs,
}));

const GIGABYTE = 1024 ** 3;
const BLOCK = 4096;
const disk = (free: number, size: number) => ({
  bavail: free / BLOCK,
  bsize: BLOCK,
  blocks: size / BLOCK,
});
const LARGE = disk(50 * GIGABYTE, 100 * GIGABYTE);

async function find(name: keyof typeof MACHINE_CHECKS, env: Record<string, string>) {
  const findings = await runChecks(MACHINE_CHECKS, plantedSite({ env }), 1_000);
  const found = findings.find((finding) => finding.name === name);
  return `${found?.result}: ${found?.sentence.english}`;
}

afterEach(() => statfs.mockReset());

it.each([
  ['room on the disk', LARGE, /^ok/],
  [
    'less than a twentieth',
    disk(4 * GIGABYTE, 100 * GIGABYTE),
    /^failure: Less than 5% .*UPLOAD_DIR\.$/,
  ],
  ['none at all', disk(0, 100 * GIGABYTE), /^failure: Nothing more fits .*UPLOAD_DIR\.$/],
  [
    'no entry for another file',
    { ...LARGE, files: 1_000, ffree: 0 },
    /^failure: Nothing more fits .*UPLOAD_DIR\.$/,
  ],
  ['a disk without a size', { bavail: 0, bsize: BLOCK, blocks: 0 }, /^ok/],
  [
    'little on a small disk',
    disk(GIGABYTE / 2, 5 * GIGABYTE),
    /^warning: Less than 1,024 MB .*UPLOAD_DIR\.$/,
  ],
])('finds %s', async (_name, room, expected) => {
  statfs.mockImplementation(async (dir: string) => (dir === '/pictures' ? room : LARGE));
  expect(await find('disk', { UPLOAD_DIR: '/pictures' })).toMatch(expected);
});

it('looks at no folder that does not exist', async () => {
  statfs.mockRejectedValue(new Error('ENOENT'));
  expect(await find('disk', {})).toMatch(/^ok/);
});

it('finds an archive that falls behind', async () => {
  const dir = await temporaryFolder();
  const env = { BACKUP_DIR: dir, BACKUP_WAL: '1' };
  mkdirSync(join(dir, 'wal'));
  const reach = (minutesAgo: number) =>
    writeState(dir, { archive: 'a', reachedMs: Date.now() - minutesAgo * 60_000 });
  try {
    expect(await find('archive', { BACKUP_DIR: dir })).toMatch(/^ok: .*BACKUP_WAL is not set/);
    expect(await find('archive', env)).toMatch(/^failure/);
    reach(12.5);
    expect(await find('archive', env)).toMatch(/^failure: .* is 12 minutes behind/);
    reach(1);
    expect(await find('archive', env)).toMatch(/^ok/);
  } finally {
    await removeFolder(dir);
  }
});

it('finds a backup that is late, and none', async () => {
  const dir = await temporaryFolder();
  const env = { BACKUP_DIR: dir, BACKUP_EVERY: '24' };
  const backup = (hoursAgo: number) =>
    mkdirSync(join(dir, backupName(new Date(Date.now() - hoursAgo * 3_600_000))));
  try {
    expect(await find('backups', { BACKUP_DIR: dir })).toMatch(/^ok: .*by hand/);
    expect(await find('backups', env)).toMatch(/^failure: No backup .* 24 hours/);
    backup(26);
    expect(await find('backups', env)).toMatch(/^failure/);
    backup(24.5);
    expect(await find('backups', env)).toMatch(/^ok/);
  } finally {
    await removeFolder(dir);
  }
});
