import { EQUIVALENT } from '@/bench/mutation/equivalent';
import type { Mutant } from '@/bench/mutation/find-mutants';
import type { Verdict } from '@/bench/mutation/run-tests';

export interface Noted {
  mutant: Mutant;
  /** The change as text. */
  words: string;
  /** The nearest test files. */
  near: string[];
  first?: Verdict;
  again?: Verdict;
}

export interface State {
  commit: string;
  seed: number;
  possible: number;
  noted: Noted[];
  /** Mutations that must never survive. */
  named: Noted[];
}

const isKilled = (verdict?: Verdict) =>
  verdict?.outcome === 'killed' || verdict?.outcome === 'timeout';

const reasonOf = ({ mutant, words }: Noted) =>
  EQUIVALENT.find((known) => known.file === mutant.file && known.words === words)?.reason;

const testCountOf = ({ first, again }: Noted) =>
  new Set([...(first?.asked ?? []), ...(again?.asked ?? [])]).size;

const place = ({ mutant }: Noted) => `${mutant.file}:${mutant.line}`;
const row = (...cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: string[], rows: string[][]): string[] {
  return [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells)), ''];
}

export function toReport({ commit, seed, possible, noted, named }: State): string {
  const counted = noted.filter((one) => one.first && !reasonOf(one));
  const first = counted.filter((one) => isKilled(one.first));
  const last = counted.filter((one) => isKilled(one.again ?? one.first));
  const alive = counted.filter((one) => !last.includes(one));
  const share = (part: Noted[]) =>
    `${part.length} of ${counted.length} (${((100 * part.length) / counted.length).toFixed(0)} %)`;
  const equal = noted.filter((one) => one.first && reasonOf(one));
  const kinds = [...new Set(noted.map(({ mutant }) => mutant.kind))].sort();
  return [
    '# Mutations that the tests notice',
    '',
    `${noted.length} of ${possible} possible mutations of services, policies and repositories, drawn with seed ${seed} at commit ${commit}. Each is tried by up to three test files nearest to it by imports; what survives those, by further tests of its noun and by the tests that were written for the survivors.`,
    '',
    `- Killed by the nearest tests as they were: ${share(first)}.`,
    `- Killed by further tests of the noun and the new ones: ${share(last)}.`,
    `- Equivalent, counted as neither: ${equal.length}.`,
    '',
    ...table(
      ['kind', 'mutations', 'killed at first', 'killed now'],
      kinds.map((kind) => {
        const of = (list: Noted[]) =>
          String(list.filter(({ mutant }) => mutant.kind === kind).length);
        return [kind, of(counted), of(first), of(last)];
      }),
    ),
    '## Mistakes that must never pass',
    '',
    ...table(
      ['mistake', 'outcome', 'noticed first by'],
      named.map(({ words, first: verdict }) => [words, verdict?.outcome ?? '', verdict?.by ?? '']),
    ),
    '## Survivors',
    '',
    ...table(
      ['place', 'mutation', 'test files asked'],
      alive.map((one) => [place(one), one.words, String(testCountOf(one))]),
    ),
    '## Equivalent',
    '',
    ...table(
      ['place', 'mutation', 'reason'],
      equal.map((one) => [place(one), one.words, reasonOf(one) ?? '']),
    ),
    '## Killed',
    '',
    ...table(
      ['place', 'mutation', 'noticed first by'],
      last.map((one) => [place(one), one.words, (one.again ?? one.first)?.by.split(':')[0] ?? '']),
    ),
  ].join('\n');
}
