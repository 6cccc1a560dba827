import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../testing/instance';
import { backupName, inNewBackup, listBackups, removeOld, timeOf } from './folder.mjs';

let dir: string;

beforeEach(async () => {
  dir = await temporaryFolder();
});
afterEach(() => removeFolder(dir));

const nameOfDay = (day: number) => backupName(new Date(Date.UTC(2026, 10, day)));

it('names a backup by its time', () => {
  const at = Date.UTC(2026, 10, 23, 4, 5, 6, 789);
  expect(backupName(new Date(at))).toBe('maidan-2026-11-23T04-05-06.789Z');
  expect(timeOf('maidan-2026-11-23T04-05-06.789Z')).toBe(at);
});

it('gives a folder its name only when it is complete, and readable by its owner only', async () => {
  const { folder, answer } = await inNewBackup(dir, async (unfinished: string) => {
    expect(listBackups(dir)).toEqual([]);
    writeFileSync(join(unfinished, 'part'), '');
    return { answer: 7 };
  });
  expect(answer).toBe(7);
  expect(listBackups(dir).map((name: string) => join(dir, name))).toEqual([folder]);
  expect(readdirSync(folder)).toEqual(['part']);
  expect(readdirSync(dir)).toHaveLength(1);
});

it('leaves nothing of a failed backup, removes what a killed one left, and keeps the finished ones', async () => {
  mkdirSync(join(dir, nameOfDay(1)));
  mkdirSync(join(dir, `${nameOfDay(2)}.unfinished`));
  const failing = inNewBackup(dir, async () => {
    throw Object.assign(new Error('ENOSPC: no space left'), { syscall: 'write' });
  });
  await expect(failing).rejects.toThrow('The backup cannot be written (ENOSPC: no space left).');
  expect(readdirSync(dir)).toEqual([nameOfDay(1)]);
});

it('writes one backup at a time', async () => {
  await inNewBackup(dir, async () => {
    await expect(inNewBackup(dir, async () => ({}))).rejects.toThrow(
      /^Another backup is being written to .+ \(process \d+\)/,
    );
    return {};
  });
});

it('removes the oldest backups and nothing else', () => {
  for (const day of [1, 2, 3, 4])
    mkdirSync(join(dir, nameOfDay(day), 'database'), { recursive: true });
  mkdirSync(join(dir, 'maidan-photos'));
  expect(removeOld(dir, 4)).toEqual([]);
  expect(removeOld(dir, 2)).toEqual([nameOfDay(2), nameOfDay(1)]);
  expect(readdirSync(dir).toSorted()).toEqual([nameOfDay(3), nameOfDay(4), 'maidan-photos']);
});

it('says in one sentence that a folder cannot be used', async () => {
  writeFileSync(join(dir, 'file'), '');
  await expect(inNewBackup(join(dir, 'file/backups'), async () => ({}))).rejects.toThrow(
    /^The backup folder .+ cannot be used \(ENOTDIR: .+\)\.$/,
  );
});
