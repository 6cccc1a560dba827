import { execFileSync } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { applyMutant, type Mutant } from '@/bench/mutation/find-mutants';
import config from '../../vitest.config';

export interface Verdict {
  outcome: 'killed' | 'timeout' | 'survived';
  /** The test that detected it. */
  by: string;
  seconds: number;
  /** The test files that were run. */
  asked: string[];
}

/** A test file that takes longer counts as hanging. */
const FILE_LIMIT_MS = 240_000;

/** One vitest and one Postgres for all mutants. A mutant is applied when the file is loaded, so nothing changes on disk. */
export class TestRunner {
  readonly #vitest: Vitest;
  readonly #work: { mutant?: Mutant | undefined };

  private constructor(vitest: Vitest, work: { mutant?: Mutant | undefined }) {
    this.#vitest = vitest;
    this.#work = work;
  }

  static async start(): Promise<TestRunner> {
    const work: { mutant?: Mutant | undefined } = {};
    let cancel = async () => {};
    const vitest = await createVitest(
      'test',
      {
        // Without its projects: a plugin that is added here reaches none of them, and each mutant needs a process of its own.
        config: false,
        watch: false,
        reporters: [
          {
            onTestCaseResult: (test) => {
              if (test.result().state === 'failed') void cancel();
            },
          },
        ],
      },
      {
        ...config,
        test: { ...config.test, projects: undefined, include: ['**/*.test.ts'], maxWorkers: 1 },
        plugins: [
          {
            name: 'mutation',
            enforce: 'pre',
            transform: (code, id) => {
              const active = work.mutant;
              if (!active || relative(process.cwd(), id.split('?')[0] ?? '') !== active.file) {
                return undefined;
              }
              return { code: applyMutant(code, active), map: null };
            },
          },
        ],
      },
    );
    cancel = () => vitest.cancelCurrentRun('test-failure');
    await vitest.standalone();
    return new TestRunner(vitest, work);
  }

  async stop(): Promise<void> {
    await this.#vitest.close();
  }

  /** Whether a test file passes without a mutation. */
  async isGreen(file: string): Promise<boolean> {
    return (await this.#run(file)) === null;
  }

  /** Applies one mutant and runs the test files in turn until one fails. */
  async judge(mutant: Mutant, files: string[]): Promise<Verdict> {
    const begun = Date.now();
    const seconds = () => Math.round((Date.now() - begun) / 1000);
    this.#use(mutant);
    try {
      for (const [at, file] of files.entries()) {
        const noticed = await this.#run(file);
        if (noticed === null) continue;
        const outcome = noticed === 'hangs' ? 'timeout' : 'killed';
        const asked = files.slice(0, at + 1);
        return { outcome, by: `${file}: ${noticed}`, seconds: seconds(), asked };
      }
    } finally {
      this.#use(undefined, mutant);
    }
    return { outcome: 'survived', by: '', seconds: seconds(), asked: files };
  }

  #use(mutant: Mutant | undefined, old = mutant) {
    this.#work.mutant = mutant;
    if (old) this.#vitest.invalidateFile(resolve(old.file));
  }

  /** @returns null when all tests pass, otherwise the failing test */
  async #run(file: string): Promise<string | null> {
    const specifications = await this.#vitest.globTestSpecifications([resolve(file)]);
    if (specifications.length !== 1) throw new Error(`${file} is not one test file`);
    let hangs = false;
    const limit = setTimeout(() => {
      hangs = true;
      endWorkers();
    }, FILE_LIMIT_MS);
    try {
      const { testModules } = await this.#vitest.runTestSpecifications(specifications);
      if (hangs) return 'hangs';
      // The result also contains earlier runs.
      const ran = testModules.find(({ moduleId }) => moduleId === resolve(file));
      return ran ? noticedBy(ran) : 'the file did not run';
    } finally {
      clearTimeout(limit);
    }
  }
}

function noticedBy(ran: TestModule): string | null {
  for (const test of ran.children.allTests()) {
    if (test.result().state === 'failed') return test.fullName;
  }
  if (ran.ok()) return null;
  const suites = [...ran.children.allSuites()].flatMap((suite) => suite.errors());
  return [...ran.errors(), ...suites][0]?.message.split('\n')[0] ?? 'the file failed';
}

/** An endless loop can only be ended from outside: kills this process's own test workers. */
function endWorkers(): void {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  for (const line of list.split('\n')) {
    if (line.includes('vitest')) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }
}
