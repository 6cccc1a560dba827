import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { enqueue } from '@/lib/platform/jobs/queue';
import { metrics } from '@/lib/platform/observability/metrics';
import type { Reading } from '@/lib/platform/observability/metrics-server';
import { readHost, readPool, readQueue } from '@/lib/platform/observability/readings';
import { createFailedJob } from '@/tests/factories/jobs';

const HOURS = 24;
const { BACKUP_DIR } = env;
let readings: Record<'pool' | 'queue' | 'host', Reading>;

// A process creates its gauges once.
beforeAll(async () => {
  env.BACKUP_EVERY = HOURS;
  readings = { pool: readPool(), queue: readQueue(), host: readHost() };
  await mkdir(env.UPLOAD_DIR, { recursive: true });
});

afterEach(async () => {
  env.BACKUP_DIR = BACKUP_DIR;
  await db.job.deleteMany({});
});

/** The lines of a metric without its name: '{lane="mail"} 0'. */
async function shown(reading: Reading, name: string): Promise<string[]> {
  await reading();
  const text = await metrics.registry.getSingleMetricAsString(name);
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.slice(name.length).trim());
}

it('shows the connections in use', async () => {
  const client = await pool.connect();
  try {
    const [inUse = ''] = await shown(readings.pool, 'maidan_db_pool_connections');
    expect(Number(/^\{state="in_use"\} (\d+)$/.exec(inUse)?.[1])).toBeGreaterThan(0);
    expect(await shown(readings.pool, 'maidan_db_pool_connections_max')).toEqual(['10']);
    expect(await shown(readings.pool, 'maidan_db_pool_waiting')).toEqual(['0']);
  } finally {
    client.release();
  }
});

it('counts the jobs of each lane by state, and shows the age of the oldest due job', async () => {
  const now = Date.now();
  const minutes = (count: number) => new Date(now + count * 60_000);
  await enqueue(db, 'mail:send', { mailId: 1 }, { runAt: minutes(-10) });
  await enqueue(db, 'mail:send', { mailId: 2 }, { runAt: minutes(-5) });
  await enqueue(db, 'mail:send', { mailId: 3 }, { runAt: minutes(5) });
  await db.job.create({
    data: { kind: 'mail:send', lane: 'mail', runAt: minutes(-20), lockedUntil: minutes(1) },
  });
  await db.job.create({ data: { kind: 'mail:send', lane: 'mail', doneAt: minutes(-30) } });
  await createFailedJob();
  const jobs = await shown(readings.queue, 'maidan_jobs');
  expect(jobs.filter((line) => line.includes('"mail"'))).toEqual([
    '{lane="mail",state="scheduled"} 1',
    '{lane="mail",state="waiting"} 2',
    '{lane="mail",state="running"} 1',
    '{lane="mail",state="failed"} 1',
  ]);
  expect(jobs).toContain('{lane="slow",state="waiting"} 0');
  const ages = await shown(readings.queue, 'maidan_jobs_oldest_waiting_seconds');
  const age = Number(/\{lane="mail"\} ([\d.]+)/.exec(ages.join('\n'))?.[1]);
  expect(age).toBeGreaterThanOrEqual(600);
  expect(age).toBeLessThan(1_200);
  expect(ages).toContain('{lane="push"} 0');
});

it('drops the counts of jobs that are gone', async () => {
  await enqueue(db, 'users:make-export', { exportId: 1 });
  expect(await shown(readings.queue, 'maidan_jobs')).toContain('{lane="slow",state="waiting"} 1');
  await db.job.deleteMany({});
  expect(await shown(readings.queue, 'maidan_jobs')).toContain('{lane="slow",state="waiting"} 0');
});

it('shows the free disk space, and when the newest finished backup was started', async () => {
  env.BACKUP_DIR = await mkdtemp(join(tmpdir(), 'maidan-readings-'));
  try {
    const none = await shown(readings.host, 'maidan_backup_newest_timestamp_seconds');
    expect(none).toEqual(['0']);
    const finished = ['maidan-2026-11-20T03-00-00.000Z', 'maidan-2026-11-21T03-00-00.000Z'];
    for (const name of [...finished, 'maidan-2026-11-22T03-00-00.000Z.unfinished', 'notes']) {
      await mkdir(join(env.BACKUP_DIR, name));
    }
    const newest = await shown(readings.host, 'maidan_backup_newest_timestamp_seconds');
    expect(newest).toEqual([String(Date.UTC(2026, 10, 21, 3) / 1_000)]);
    const interval = await shown(readings.host, 'maidan_backup_interval_seconds');
    expect(interval).toEqual([String(HOURS * 3_600)]);
    const [free] = await shown(readings.host, 'maidan_disk_free_bytes');
    expect(Number(free)).toBeGreaterThan(0);
  } finally {
    await rm(env.BACKUP_DIR, { recursive: true });
  }
});
