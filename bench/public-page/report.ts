import { cpus } from 'node:os';
import type { Sample } from '@/bench/public-page/load';

const UNCACHED_GOAL = 0.7;
const KEPT_GOAL = 0.8;
const FRESH_MS_GOAL = 1_000;

/** The median of the rounds, so that one disturbed round does not matter. */
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
  const kilobytes = (name: string) =>
    (samples.findLast((sample) => sample.name === name)?.bytes ?? Number.NaN) / 1_000;
  const rows = names.map(
    (name) =>
      `| ${name} | ${kilobytes(name).toFixed(1)} | ${perSecond(samples, name).toFixed(0)} | ${p95(samples, name).toFixed(1)} |`,
  );
  const share = (name: string, of: string) =>
    (perSecond(samples, name) / perSecond(samples, of)).toFixed(2);
  const slowest = Math.max(...freshMs);
  return [
    '# A public group page against a bare page',
    '',
    `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| Page | kB | requests a second | p95 ms |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `- uncached ÷ bare dynamic: ${share('group, uncached', 'bare dynamic')} (goal ${UNCACHED_GOAL})`,
    `- kept ÷ bare static: ${share('group, kept', 'bare static')} (goal ${KEPT_GOAL})`,
    `- an edit shows after ${slowest.toFixed(0)} ms at most, of ${freshMs.length} (goal ${FRESH_MS_GOAL} ms)`,
    '',
    'Against a bare page of the same markup, to tell what the bytes cost from what our code costs:',
    '',
    `- uncached ÷ made and kept: ${share('group, uncached', 'same markup, made and kept')}`,
    `- kept ÷ kept: ${share('group, kept', 'same markup, kept')}`,
    `- such a page made and kept in a bare app ÷ bare dynamic: ${share('same markup, made and kept', 'bare dynamic')}`,
    `- such a page kept in a bare app ÷ bare static: ${share('same markup, kept', 'bare static')}`,
    '',
  ].join('\n');
}
