import { cpus } from 'node:os';

export interface Quantiles {
  p50: number;
  p95: number;
  rows: number;
}

export function toQuantiles(samples: { ms: number; rows: number }[]): Quantiles {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const rows = samples.reduce((sum, sample) => sum + sample.rows, 0) / samples.length;
  return { p50: at(0.5), p95: at(0.95), rows };
}

export const msWords = ({ p50, p95 }: Quantiles) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
export const peopleWords = (size: number) => size.toLocaleString('en');

/** The first paragraph: the meaning of the figures, and the machine. */
export function measuredWords(perCell: number, loadSeconds: Map<number, number>): string {
  const loaded = [...loadSeconds].map(
    ([size, seconds]) => `${seconds.toFixed(0)} s for ${peopleWords(size)}`,
  );
  return (
    `Milliseconds, p50 / p95 of ${perCell} calls each, one client, interleaved in one run. ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ` +
    `Node ${process.versions.node}. Loading took ${loaded.join(', ')}.`
  );
}

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? sorted[0] ?? Number.NaN;
}

/** The one in the middle; of an even count the mean of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}
