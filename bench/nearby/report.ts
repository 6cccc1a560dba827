import { CASES, type Sample, type Way } from '@/bench/nearby/cases';
import {
  measuredWords,
  msWords,
  peopleWords,
  type Quantiles,
  table,
  toQuantiles,
} from '@/bench/report-tables';

const DATABASE_RATIO_GOAL = 1.5;
const GROWTH_RATIO_GOAL = 5;

const ratio = (a: Quantiles, b: Quantiles) =>
  `${(a.p50 / b.p50).toFixed(2)} / ${(a.p95 / b.p95).toFixed(2)}`;

/** The two tables in the docs: the service against the same SQL run alone, and the whole call against itself with fewer people. */
export function toReport(bySize: Map<number, Sample[]>, loadSeconds: Map<number, number>): string {
  const sizes = [...bySize.keys()];
  const read = (size: number, name: string, way: Way) =>
    toQuantiles(
      (bySize.get(size) ?? []).filter((sample) => sample.case === name && sample.way === way),
    );
  const database = CASES.flatMap(({ name }) =>
    sizes.map((size) => {
      const [bare, service] = [read(size, name, 'bare'), read(size, name, 'service')];
      return [
        name,
        peopleWords(size),
        bare.rows.toFixed(0),
        msWords(bare),
        msWords(service),
        ratio(service, bare),
      ];
    }),
  );
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  const whole = CASES.map(({ name }) => [
    name,
    ...sizes.map((size) => msWords(read(size, name, 'whole'))),
    ratio(read(last, name, 'whole'), read(first, name, 'whole')),
  ]);
  const databaseMisses = CASES.flatMap(({ name }) =>
    sizes
      .filter((size) => {
        const [service, bare] = [read(size, name, 'service'), read(size, name, 'bare')];
        return service.p50 / bare.p50 > DATABASE_RATIO_GOAL;
      })
      .map((size) => `${name} at ${peopleWords(size)}`),
  );
  const growthMisses = CASES.filter(
    ({ name }) =>
      read(last, name, 'whole').p50 / read(first, name, 'whole').p50 > GROWTH_RATIO_GOAL,
  ).map(({ name }) => name);
  const perCell = (bySize.get(first)?.length ?? 0) / CASES.length / 3;
  return [
    '# People nearby',
    '',
    measuredWords(perCell, loadSeconds),
    '',
    '## The service against the same SQL run bare',
    '',
    table(['case', 'people', 'found', 'bare', 'service', 'service ÷ bare'], database),
    '',
    `Goal: at most ${DATABASE_RATIO_GOAL} at the median. ${databaseMisses.length === 0 ? 'Met everywhere.' : `Missed: ${databaseMisses.join('; ')}.`}`,
    '',
    '## The whole call: session, rate limit, validation, answer',
    '',
    table(
      ['case', ...sizes.map(peopleWords), `${peopleWords(last)} ÷ ${peopleWords(first)}`],
      whole,
    ),
    '',
    `Goal: at most ${GROWTH_RATIO_GOAL} at the median. ${growthMisses.length === 0 ? 'Met everywhere.' : `Missed: ${growthMisses.join('; ')}.`}`,
    '',
  ].join('\n');
}
