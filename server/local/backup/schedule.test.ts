import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, until } from '../testing/instance';
import { backupName } from './folder.mjs';
import { scheduleBackups } from './schedule.mjs';

const HOUR_MS = 3_600_000;
let dir: string;
let now: number;
let looks: number;
let calls: number[];
let lines: string[];

beforeEach(async () => {
  dir = await temporaryFolder();
  now = Date.UTC(2026, 10, 23);
  looks = 0;
  calls = [];
  lines = [];
});
afterEach(() => removeFolder(dir));

const addBackup = () => mkdirSync(join(dir, backupName(new Date(now))));

function schedule(make: (signal: AbortSignal) => Promise<string[]>) {
  return scheduleBackups({
    dir,
    everyHours: 6,
    print: (line: string) => lines.push(line),
    pollEveryMs: 1,
    now: () => {
      looks += 1;
      return now;
    },
    make: (signal: AbortSignal) => {
      calls.push(now);
      return make(signal);
    },
  });
}

async function lookAgain(): Promise<void> {
  const wanted = looks + 5;
  await until(
    () => looks >= wanted,
    () => 'the schedule has stopped',
  );
}

it('makes a backup when there is none, and the next when it is old enough, also after a restart', async () => {
  const make = async () => {
    addBackup();
    return ['Backup: done'];
  };
  const stop = schedule(make);
  const start = now;
  await lookAgain();
  now += 6 * HOUR_MS - 1;
  await lookAgain();
  expect(calls).toEqual([start]);
  now += 1;
  await lookAgain();
  await stop();
  expect(calls).toEqual([start, start + 6 * HOUR_MS]);
  expect(lines).toEqual(['[backup] Backup: done', '[backup] Backup: done']);

  now += HOUR_MS;
  const stopAgain = schedule(make);
  await lookAgain();
  await stopAgain();
  expect(calls).toHaveLength(2);
});

it('logs a failure as an error and tries again an hour later', async () => {
  const start = now;
  const stop = schedule(async () => {
    if (calls.length === 1) throw new Error('The backup failed:\nno space left');
    addBackup();
    return [];
  });
  await lookAgain();
  now += HOUR_MS - 1;
  await lookAgain();
  expect(calls).toEqual([start]);
  const entry: unknown = JSON.parse(lines[0]?.replace('[backup] ', '') ?? '');
  expect(entry).toEqual({
    level: 50,
    time: start,
    msg: 'the backup failed',
    err: { message: 'The backup failed:\nno space left' },
  });
  now += 1;
  await lookAgain();
  await stop();
  expect(calls).toEqual([start, start + HOUR_MS]);
  expect(lines).toHaveLength(1);
});

it('ends a backup that is being made when it is stopped, without complaint', async () => {
  const stop = schedule(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  await until(
    () => calls.length === 1,
    () => 'no backup was begun',
  );
  await stop();
  expect(lines).toEqual([]);
});
