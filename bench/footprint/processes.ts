import { readFileSync } from 'node:fs';
import { familyOf } from '@/bench/scale/processor';

export interface Footprint {
  name: string;
  isPostgres: boolean;
  count: number;
  /** All pages of memory, shared ones in full, in MB. */
  rss: number;
  /** Proportional set size: each shared page is divided among its processes. */
  pss: number;
  /** The maximum of `rss`. */
  peak: number;
}

const KB_PER_MB = 1_024;

const NAMES: readonly [RegExp, string][] = [
  [/bundles\/[^/]+\/web\.mjs/, 'web'],
  [/dist\/realtime\.mjs/, 'realtime'],
  [/dist\/jobs\.mjs/, 'jobs'],
  [/guard\.mjs/, 'guard of Postgres'],
  [/start\.mjs/, 'supervisor'],
  [/^npm /, 'npm'],
];

/** Memory of `root` and of all processes below it. Those of Postgres are one row, because it has one for each connection. */
export function footprintOf(root: number): Footprint[] {
  const rows = familyOf(root).flatMap((pid) => {
    try {
      return [measure(pid)];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
  const databases = rows.filter(({ isPostgres }) => isPostgres);
  return [...rows.filter(({ isPostgres }) => !isPostgres), total('Postgres', databases)];
}

export function total(name: string, rows: readonly Footprint[]): Footprint {
  const sum = (key: 'count' | 'rss' | 'pss' | 'peak') =>
    rows.reduce((before, row) => before + row[key], 0);
  return {
    name,
    isPostgres: rows.every(({ isPostgres }) => isPostgres),
    count: sum('count'),
    rss: sum('rss'),
    pss: sum('pss'),
    peak: sum('peak'),
  };
}

function measure(pid: number): Footprint {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  const mb = (text: string, field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / KB_PER_MB;
  const isPostgres = /^(postgres:|\S*\/postgres )/.test(command);
  return {
    name: NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? command.slice(0, 40),
    isPostgres,
    count: 1,
    rss: mb(rollup, 'Rss'),
    pss: mb(rollup, 'Pss'),
    peak: mb(status, 'VmHWM'),
  };
}
