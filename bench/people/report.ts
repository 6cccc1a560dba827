import { type BenchCase, type Sample, WAYS } from '@/bench/people/sample';
import { measuredWords, msWords, peopleWords, table, toQuantiles } from '@/bench/report-tables';

interface Goal {
  title: string;
  cases: readonly BenchCase[];
  /** A quantile among the most people is at most so many times that among the fewest. */
  at: 'p50' | 'p95';
  growthMax: number;
}

const TITLES = {
  service: '## The search alone',
  whole: '## The whole call: session, rate limit, validation, answer',
};

/** One table per way: every case with fewer and with more people, and all cases together. */
export const reportOf =
  ({ title, cases, at, growthMax }: Goal) =>
  (bySize: Map<number, Sample[]>, loadSeconds: Map<number, number>): string => {
    const sizes = [...bySize.keys()];
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
    const sections = WAYS.flatMap((way) => {
      const read = (size: number, name?: string) =>
        toQuantiles(
          (bySize.get(size) ?? []).filter(
            (sample) => sample.way === way && (name === undefined || sample.case === name),
          ),
        );
      const growth = (name?: string) => read(last, name)[at] / read(first, name)[at];
      const row = (label: string, name?: string) => [
        label,
        sizes.map((size) => read(size, name).rows.toFixed(1)).join(' / '),
        ...sizes.map((size) => msWords(read(size, name))),
        growth(name).toFixed(2),
      ];
      const misses = cases.filter(({ name }) => growth(name) > growthMax).map(({ name }) => name);
      const growthWords = `${at} ${peopleWords(last)} ÷ ${peopleWords(first)}`;
      return [
        TITLES[way],
        '',
        table(
          ['case', 'found', ...sizes.map(peopleWords), growthWords],
          [...cases.map(({ name }) => row(name, name)), row('**all together**')],
        ),
        '',
        `Goal: at most ${growthMax} at ${at}. ${misses.length === 0 ? 'Met everywhere.' : `Missed: ${misses.join('; ')}.`}`,
        '',
      ];
    });
    const perCell = (bySize.get(first)?.length ?? 0) / cases.length / WAYS.length;
    return [`# ${title}`, '', measuredWords(perCell, loadSeconds), '', ...sections].join('\n');
  };
