import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import {
  changedZones,
  daysCompared,
  keepZonesListed,
  ownOffsets,
  zoneDifferences,
} from './zone-offsets';

const DAYS = daysCompared(new Date('2026-11-28T08:00:00Z'));

const theirs = (zone: string, change: (minutes: number, day: string) => number) => ({
  zone,
  minutes: ownOffsets(zone, DAYS).map((minutes, index) =>
    change(minutes, DAYS[index]?.toISOString().slice(0, 10) ?? ''),
  ),
});

it('names the zones that another source knows otherwise, from the first day on', () => {
  const found = zoneDifferences(
    [
      theirs('Asia/Karachi', (minutes) => minutes),
      // Summer time that one of the two sources lacks, and one that was abolished.
      theirs('Asia/Dubai', (minutes, day) => (day >= '2027-04-02' ? minutes + 60 : minutes)),
      theirs('Europe/London', () => 0),
      { zone: 'America/New_York', minutes: [] },
      { zone: 'Mars/Olympus', minutes: DAYS.map(() => 0) },
    ],
    DAYS,
  );
  expect(found).toEqual([
    { zone: 'Asia/Dubai', from: '2027-04-02' },
    { zone: 'Europe/London', from: '2027-03-29' },
    { zone: 'America/New_York', from: '2026-11-28' },
    { zone: 'Mars/Olympus', from: '2026-11-28' },
  ]);
});

it('serves the zones whose rules or names an old phone may not know, with their changes, and no others', () => {
  const zones = changedZones(new Date('2026-11-28T08:00:00Z'));
  const rules = new Map(zones.split(';').map((line) => [line.split(' ')[0], line]));
  // Summer time, which Egypt had in 2021 not yet and Mexico still; Kyiv had another name.
  expect(rules.get('Africa/Cairo')).toContain(` ${Date.UTC(2027, 3, 29, 22) / 60_000}=180 `);
  expect(rules.get('America/Mexico_City')).toMatch(/^America\/Mexico_City \d+=-360$/);
  expect([...rules.keys()]).toContain('Europe/Kyiv');
  for (const zone of ['Asia/Karachi', 'Europe/London', 'America/New_York'])
    expect([...rules.keys()]).not.toContain(zone);
  expect(zones.length).toBeLessThan(3_000);
});

it('lists them at the start and each week, so that no page does', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00Z') });
  keepZonesListed();
  const names = vi.spyOn(Intl, 'supportedValuesOf');
  for (let day = 1; day <= 30; day += 1) {
    vi.advanceTimersByTime(86_400_000);
    const listed = names.mock.calls.length;
    expect(changedZones()).toContain('Africa/Cairo');
    expect(names).toHaveBeenCalledTimes(listed);
  }
  expect(names).toHaveBeenCalledTimes(4);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('Postgres computes no local time: its rules for a zone may be older than those of Node', () => {
  const files = ['lib', 'app', 'server'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
  );
  const wrong = files.filter(
    (file) =>
      file !== 'lib/platform/db/zones.ts' &&
      /(?<!\.test)\.tsx?$/.test(file) &&
      /AT TIME ZONE (?!'UTC')/i.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
