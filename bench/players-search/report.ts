import { CASES, type Sample, WAYS, type Way } from '@/bench/players-search/cases';
import { measuredWords, msWords, peopleWords, table, toQuantiles } from '@/bench/report-tables';

/** p95 with a million people divided by p95 with ten thousand. */
const GROWTH_RATIO_GOAL = 3;

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
    ...sizes.map((size) => msWords(read(size, way, name))),
    growth(way, name).toFixed(2),
  ];
  const head = [
    'case',
    'found',
    ...sizes.map(peopleWords),
    `p95 ${peopleWords(last)} ÷ ${peopleWords(first)}`,
  ];
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
  return ['# Find Players by text', '', measuredWords(perCell, loadSeconds), '', ...sections].join(
    '\n',
  );
}
