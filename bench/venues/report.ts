import { cpus } from 'node:os';
import { CASES, type Sample, type Way } from '@/bench/venues/cases';

const BARE_RATIO_GOAL = 2;
const GROWTH_RATIO_GOAL = 2;

function p95(samples: Sample[], name: string, way: Way): number {
  const sorted = samples
    .filter((sample) => sample.case === name && sample.way === way)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN;
}

/** p95 in milliseconds; the ratios are what counts. */
export function toReport(bySize: Map<number, Sample[]>, loadSeconds: Map<number, number>): string {
  const sizes = [...bySize.keys()].sort((a, b) => a - b);
  const [smallest = 0] = sizes;
  const lines = [
    '# Venues nearby',
    '',
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}. Loaded in ${[...loadSeconds].map(([size, seconds]) => `${size}: ${seconds.toFixed(0)} s`).join(', ')}.`,
    `Goals: whole ÷ bare at most ${BARE_RATIO_GOAL}, ${sizes.at(-1)} ÷ ${smallest} at most ${GROWTH_RATIO_GOAL} (p95).`,
    '',
    '| case | venues | bare p95 ms | whole p95 ms | whole ÷ bare | to the smallest | found |',
    '|---|---:|---:|---:|---:|---:|---:|',
  ];
  for (const { name } of CASES) {
    for (const size of sizes) {
      const samples = bySize.get(size) ?? [];
      const [bare, whole] = [p95(samples, name, 'bare'), p95(samples, name, 'whole')];
      const small = p95(bySize.get(smallest) ?? [], name, 'whole');
      const found = samples.find((sample) => sample.case === name)?.rows ?? 0;
      lines.push(
        `| ${name} | ${size} | ${bare.toFixed(2)} | ${whole.toFixed(2)} | ${(whole / bare).toFixed(2)} | ${(whole / small).toFixed(2)} | ${found} |`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
