import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './lock.mjs';
import { startMark } from './processes.mjs';
import { removeFolder, temporaryFolder } from './testing/instance';

// Above the largest process id of any Linux.
const DEAD_PID = 2 ** 30;
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'lock.json');
});
afterEach(() => removeFolder(folder));

it('is held until it is released, and gives others the holder’s details', () => {
  const { lock } = takeLock(file);
  lock?.update({ port: 4000 });
  expect(takeLock(file)).toEqual({
    holder: expect.objectContaining({ pid: process.pid, port: 4000 }),
  });
  lock?.release();
  expect(takeLock(file).lock?.takenOver).toBe(false);
});

it('is taken over from a dead process', () => {
  writeFileSync(file, JSON.stringify({ pid: DEAD_PID, mark: 'x' }));
  expect(takeLock(file).lock?.takenOver).toBe(true);
});

it('is taken over when another program has the dead holder’s id', () => {
  // Alive, but started at another time than in the lock: a reused id.
  writeFileSync(
    file,
    JSON.stringify({ pid: process.ppid, mark: `not ${startMark(process.ppid)}` }),
  );
  expect(takeLock(file).lock?.takenOver).toBe(true);
});

it('is respected while the recorded process lives', () => {
  const text = JSON.stringify({ pid: process.ppid, mark: startMark(process.ppid) });
  writeFileSync(file, text);
  expect(takeLock(file).lock).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('survives a truncated file', () => {
  writeFileSync(file, '{"pid":');
  expect(takeLock(file).lock).toBeDefined();
});
