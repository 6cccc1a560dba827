import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findMutants, type Mutant } from '@/bench/mutation/find-mutants';
import { findNamed } from '@/bench/mutation/named';
import { findCallTests, findNearTests } from '@/bench/mutation/near-tests';
import { type Noted, type State, toReport } from '@/bench/mutation/report';
import { TestRunner, type Verdict } from '@/bench/mutation/run-tests';
import { listSources } from '../scripts/source-files.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    count: { type: 'string', default: '100' },
    /** Only of these features, such as `money,bookings`. */
    of: { type: 'string', default: '' },
    /** Continues an interrupted run. */
    resume: { type: 'boolean', default: false },
    /** Repeats only the survivors of the last run, with test files that are new or changed since. */
    again: { type: 'boolean', default: false },
    /** Of these, only the mutations with these numbers. */
    only: { type: 'string', default: '' },
    /** With `again`: these test files instead of the new ones. */
    tests: { type: 'string', default: '' },
    /** Only the named mutations. */
    named: { type: 'boolean', default: false },
    /** Writes the report again from the data of the last run. */
    report: { type: 'boolean', default: false },
  },
});

const SUBJECT = /^lib\/(?:platform\/)?[a-z-]+\/(service|repository|policy)(\.ts|\/[a-z0-9-]+\.ts)$/;
const TESTS = /^(lib|app\/api|tests\/integration|server\/realtime)\/.*\.test\.ts$/;
// Tests that walk over every call check little of each and take minutes.
const WALKS = /(hostile-input|request-shape|openapi\.json\/route)\.test\.ts$/;
const STATE = '.data/mutation/state.json';
const RESULT = 'bench/results/mutation.md';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const isUsed = (file: string) => TESTS.test(file) && !WALKS.test(file) && existsSync(file);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function sample(): { mutants: Mutant[]; possible: number } {
  const features = values.of.split(',').filter(Boolean);
  const isAsked = (file: string) =>
    features.length === 0 || features.some((name) => file.startsWith(`lib/${name}/`));
  const files = listSources().filter((file) => SUBJECT.test(file) && isAsked(file));
  const all = files.sort().flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const possible = all.length;
  const random = seeded(Number(values.seed));
  const drawn = Array.from({ length: Math.min(Number(values.count), possible) }, () =>
    all.splice(Math.floor(random() * all.length), 1),
  );
  return { mutants: drawn.flat().map((one, at) => ({ ...one, id: at + 1 })), possible };
}

function toWords(mutant: Mutant): string {
  const source = readFileSync(mutant.file, 'utf8');
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
  const before = short(source.slice(mutant.start, mutant.end));
  return `${mutant.kind}: \`${before}\` → \`${short(mutant.replacement)}\``;
}

function save(state: State): void {
  mkdirSync('.data/mutation', { recursive: true });
  writeFileSync(STATE, JSON.stringify(state, null, 1));
}

const load = () => JSON.parse(readFileSync(STATE, 'utf8')) as State;

let runner: TestRunner | undefined;

async function tryOne(one: Noted, files: string[], progress: string): Promise<Verdict> {
  runner ??= await TestRunner.start();
  const verdict = await runner.judge(one.mutant, files);
  const { outcome, by, seconds } = verdict;
  const place = `#${one.mutant.id} ${one.mutant.file}:${one.mutant.line}`;
  console.log(`${progress} ${outcome} ${seconds}s ${place} ${one.words} ${by}`);
  return verdict;
}

function begin(): State {
  // The results belong to a commit.
  const changed = git('status', '--porcelain', '--', 'lib', 'app', 'server', 'prisma', 'tests');
  if (changed) throw new Error(`Commit or put away first:\n${changed}`);
  const { mutants, possible } = sample();
  const near = findNearTests(mutants, listSources().filter(isUsed));
  const noted = mutants.map((mutant) => ({
    mutant,
    words: toWords(mutant),
    near: near.get(mutant.id) ?? [],
  }));
  const [commit, seed] = [git('rev-parse', '--short', 'HEAD'), Number(values.seed)];
  return { commit, seed, possible, noted, named: [] };
}

const isKilled = (verdict?: Verdict) => verdict !== undefined && verdict.outcome !== 'survived';

/** First the nearest test files for all mutants; for survivors, the tests of its feature's API. */
async function runFirst(state: State): Promise<State> {
  for (const { widely } of [{ widely: false }, { widely: true }]) {
    for (const [at, one] of state.noted.entries()) {
      const tests = widely ? findCallTests(one.mutant, listSources().filter(isUsed)) : one.near;
      const files = tests.filter((file) => !one.first?.asked.includes(file));
      const isDone = isKilled(one.first) || files.every((file) => one.first?.asked.includes(file));
      if (one.first && isDone) continue;
      const verdict = await tryOne(one, files, `${at + 1}/${state.noted.length}`);
      one.first = { ...verdict, asked: [...(one.first?.asked ?? []), ...verdict.asked] };
      save(state);
    }
  }
  return state;
}

async function runAgain(state: State): Promise<State> {
  const wanted = values.only.split(',').filter(Boolean).map(Number);
  const chosen = state.noted.filter(({ mutant, first, again }) =>
    wanted.length > 0 ? wanted.includes(mutant.id) : !isKilled(again ?? first),
  );
  const given = values.tests.split(',').filter(Boolean);
  const changed = git('diff', '--name-only', state.commit, '--', '*.test.ts').split('\n');
  const since = given.length > 0 ? [] : changed.filter(isUsed);
  runner = await TestRunner.start();
  const added: string[] = [];
  // A test that fails anyway detects nothing.
  for (const file of since) {
    if (await runner.isGreen(file)) added.push(file);
    else console.log(`red without a change, left out: ${file}`);
  }
  const near = findNearTests(
    chosen.map(({ mutant }) => mutant),
    added,
  );
  for (const [at, one] of chosen.entries()) {
    const files = given.length > 0 ? given : (near.get(one.mutant.id) ?? []);
    one.again = await tryOne(one, files, `${at + 1}/${chosen.length}`);
    save(state);
  }
  return state;
}

async function runNamed(state: State): Promise<State> {
  state.named = [];
  for (const { test, ...one } of findNamed()) {
    const noted = { ...one, near: [test] };
    state.named.push({ ...noted, first: await tryOne(noted, [test], 'named') });
    save(state);
  }
  return state;
}

async function run(): Promise<State> {
  if (values.report) return load();
  if (values.named) return runNamed(load());
  if (values.again) return runAgain(load());
  return runNamed(await runFirst(values.resume ? load() : begin()));
}

try {
  writeFileSync(RESULT, toReport(await run()));
  console.log(`Written to ${RESULT}`);
} finally {
  await runner?.stop();
}
