import { cpus } from 'node:os';
import type { Sample } from '@/bench/public-page/load';

const UNCACHED_GOAL = 0.7;
const KEPT_GOAL = 0.8;
const FRESH_MS_GOAL = 1_000;

/** The middle of the rounds, so that one disturbed round decides nothing. */
function perSecond(samples: Sample[], name: string): number {
  const rates = samples
    .filter((sample) => sample.name === name)
    .map(({ count, seconds }) => count / seconds)
    .sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? Number.NaN;
}

function p95(samples: Sample[], name: string): number {
  const times = samples.filter((sample) => sample.name === name).flatMap((sample) => sample.times);
  times.sort((a, b) => a - b);
  return times[Math.floor(0.95 * (times.length - 1))] ?? Number.NaN;
}

export function toReport(samples: Sample[], freshMs: number[]): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  const rows = names.map(
    (name) =>
      `| ${name} | ${perSecond(samples, name).toFixed(0)} | ${p95(samples, name).toFixed(1)} |`,
  );
  const uncached = perSecond(samples, 'group, uncached') / perSecond(samples, 'bare dynamic');
  const kept = perSecond(samples, 'group, kept') / perSecond(samples, 'bare static');
  const slowest = Math.max(...freshMs);
  return [
    '# A public group page against a bare page',
    '',
    `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| Page | requests a second | p95 ms |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `- uncached ÷ bare dynamic: ${uncached.toFixed(2)} (goal ${UNCACHED_GOAL})`,
    `- kept ÷ bare static: ${kept.toFixed(2)} (goal ${KEPT_GOAL})`,
    `- an edit shows after ${slowest.toFixed(0)} ms at most, of ${freshMs.length} (goal ${FRESH_MS_GOAL} ms)`,
    '',
  ].join('\n');
}
