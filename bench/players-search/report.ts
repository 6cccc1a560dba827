import { cpus } from 'node:os';
import { CASES, type Sample, WAYS, type Way } from '@/bench/players-search/cases';

/** p95 with a million people divided by p95 with ten thousand. */
const GROWTH_RATIO_GOAL = 3;

interface Quantiles {
  p50: number;
  p95: number;
  rows: number;
}

function toQuantiles(samples: Sample[]): Quantiles {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const rows = samples.reduce((sum, sample) => sum + sample.rows, 0) / samples.length;
  return { p50: at(0.5), p95: at(0.95), rows };
}

const ms = ({ p50, p95 }: Quantiles) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
const people = (size: number) => size.toLocaleString('en');

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const TITLES: Record<Way, string> = {
  service: '## The search alone',
  whole: '## The whole call: session, rate limit, validation, answer',
};

/** One table per way: every case with fewer and with more people, and all cases together. */
export function toReport(bySize: Map<number, Sample[]>, loadSeconds: Map<number, number>): string {
  const sizes = [...bySize.keys()];
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const read = (size: number, way: Way, name?: string) =>
    toQuantiles(
      (bySize.get(size) ?? []).filter(
        (sample) => sample.way === way && (name === undefined || sample.case === name),
      ),
    );
  const growth = (way: Way, name?: string) =>
    read(last, way, name).p95 / read(first, way, name).p95;
  const row = (way: Way, label: string, name?: string) => [
    label,
    sizes.map((size) => read(size, way, name).rows.toFixed(1)).join(' / '),
    ...sizes.map((size) => ms(read(size, way, name))),
    growth(way, name).toFixed(2),
  ];
  const head = ['case', 'found', ...sizes.map(people), `p95 ${people(last)} ÷ ${people(first)}`];
  const sections = WAYS.flatMap((way) => {
    const misses = CASES.filter(({ name }) => growth(way, name) > GROWTH_RATIO_GOAL);
    const verdict =
      misses.length === 0
        ? 'Met everywhere.'
        : `Missed: ${misses.map((one) => one.name).join('; ')}.`;
    const rows = CASES.map(({ name }) => row(way, name, name));
    return [
      TITLES[way],
      '',
      table(head, [...rows, row(way, '**all together**')]),
      '',
      `Goal: at most ${GROWTH_RATIO_GOAL} at the 95th percentile. ${verdict}`,
      '',
    ];
  });
  const perCell = (bySize.get(first)?.length ?? 0) / CASES.length / WAYS.length;
  return [
    '# Find Players by text',
    '',
    `Milliseconds, p50 / p95 of ${perCell} calls each, one client, interleaved in one run. ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ` +
      `Node ${process.versions.node}. Loading took ${[...loadSeconds].map(([size, seconds]) => `${seconds.toFixed(0)} s for ${people(size)}`).join(', ')}.`,
    '',
    ...sections,
  ].join('\n');
}
