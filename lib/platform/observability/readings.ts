import { Gauge } from 'prom-client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { archivedIn, newestBackupIn, roomIn } from '@/lib/platform/health/host';
import { countJobs } from '@/lib/platform/jobs/depth';
import { LANES } from '@/lib/platform/jobs/kinds';
import { metrics } from '@/lib/platform/observability/metrics';
import type { Reading } from '@/lib/platform/observability/metrics-server';
import { getStorage } from '@/lib/platform/storage/provider';

const MEGABYTE = 1024 * 1024;

// A gauge exists only in the processes that read it: elsewhere it would be zero, as if nothing were left.
const registers = [metrics.registry];

export function readPool(): Reading {
  const connections = new Gauge({
    name: 'maidan_db_pool_connections',
    help: 'Connections to the database, in_use or idle',
    labelNames: ['state'],
    registers,
  });
  const most = new Gauge({
    name: 'maidan_db_pool_connections_max',
    help: 'Connections that the pool opens at most',
    registers,
  });
  const waiting = new Gauge({
    name: 'maidan_db_pool_waiting',
    help: 'Statements that wait for a connection',
    registers,
  });
  return () => {
    const { totalCount, idleCount, waitingCount, options } = pool;
    connections.set({ state: 'in_use' }, totalCount - idleCount);
    connections.set({ state: 'idle' }, idleCount);
    most.set(options.max);
    waiting.set(waitingCount);
  };
}

const STATES = ['scheduled', 'waiting', 'running', 'failed'] as const;

/** Read by the web processes, which run even when no worker does. */
export function readQueue(): Reading {
  const jobs = new Gauge({
    name: 'maidan_jobs',
    help: 'Jobs by lane: scheduled for later, waiting though due, running, failed for good',
    labelNames: ['lane', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'maidan_jobs_oldest_waiting_seconds',
    help: 'How long the first waiting job of the lane has been due',
    labelNames: ['lane'],
    registers,
  });
  return async () => {
    // Without the database there is no number, rather than an old one.
    jobs.reset();
    oldest.reset();
    const rows = new Map((await countJobs()).map((row) => [row.lane as string, row]));
    for (const lane of Object.keys(LANES)) {
      const row = rows.get(lane);
      for (const state of STATES) jobs.set({ lane, state }, row?.[state] ?? 0);
      oldest.set({ lane }, row?.oldestSeconds ?? 0);
    }
  };
}

export function readHost(): Reading {
  const free = new Gauge({
    name: 'maidan_disk_free_bytes',
    help: 'Left on the disk of the pictures',
    registers,
  });
  const least = new Gauge({
    name: 'maidan_disk_free_min_bytes',
    help: 'DISK_FREE_MIN_MB',
    registers,
  });
  const readDisk = async () => {
    least.set(env.DISK_FREE_MIN_MB * MEGABYTE);
    const room = await roomIn(getStorage().provider === 'local' ? env.UPLOAD_DIR : '.');
    if (room) free.set(room.freeMegabytes * MEGABYTE);
  };
  const { BACKUP_EVERY, BACKUP_WAL } = env;
  const readings = [
    readDisk,
    ...(BACKUP_EVERY ? [readBackupsOf(BACKUP_EVERY)] : []),
    ...(BACKUP_WAL ? [readArchive()] : []),
  ];
  return async () => {
    await Promise.all(readings.map((read) => read()));
  };
}

function readArchive(): () => Promise<void> {
  const archived = new Gauge({
    name: 'maidan_archive_reached_timestamp_seconds',
    help: 'Until when the database is archived, since 1970; 0 when it is not yet',
    registers,
  });
  return async () => archived.set(Math.max(0, await archivedIn(env.BACKUP_DIR)) / 1_000);
}

function readBackupsOf(everyHours: number): () => Promise<void> {
  const newest = new Gauge({
    name: 'maidan_backup_newest_timestamp_seconds',
    help: 'When the newest finished backup was begun, since 1970; 0 without any',
    registers,
  });
  const interval = new Gauge({
    name: 'maidan_backup_interval_seconds',
    help: 'BACKUP_EVERY',
    registers,
  });
  return async () => {
    interval.set(everyHours * 3_600);
    newest.set(Math.max(0, await newestBackupIn(env.BACKUP_DIR)) / 1_000);
  };
}

/** Public pages and others in the queue for rendering. */
export function readPagesWaiting(count: () => number): Reading {
  const waiting = new Gauge({
    name: 'maidan_pages_waiting',
    help: 'Requests that wait for their turn at making a page',
    registers,
  });
  return () => waiting.set(count());
}

export function readSockets(count: () => number): Reading {
  const sockets = new Gauge({
    name: 'maidan_sockets_connected',
    help: 'Realtime connections of this sidecar',
    registers,
  });
  return () => sockets.set(count());
}
