import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Mutant } from '@/bench/mutation/find-mutants';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function resolveImport(from: string, name: string): string | undefined {
  const path = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? posix.join(posix.dirname(from), name)
      : undefined;
  if (path === undefined) return undefined;
  return [path, `${path}.ts`, `${path}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  );
}

const imports = new Map<string, string[]>();

function importsOf(file: string): string[] {
  // Tests that walk over all calls are near to none of them.
  if (file === 'app/api/openapi.json/operations.ts') return [];
  const known = imports.get(file);
  if (known) return known;
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? '');
  const found = names.flatMap((name) => resolveImport(file, name) ?? []);
  imports.set(file, found);
  return found;
}

/** The import distance from a file to each file it depends on. */
function stepsFrom(file: string): Map<string, number> {
  const steps = new Map([[file, 0]]);
  for (const [at, far] of steps) {
    for (const next of importsOf(at)) if (!steps.has(next)) steps.set(next, far + 1);
  }
  return steps;
}

/** Tests that reach a feature's routes by path instead of import. */
const BY_CALL: [RegExp, string[]][] = [
  [/^(groups|games)$/, ['tests/integration/groups-access.test.ts']],
  [/^(groups|games)$/, ['tests/integration/admin-reads.test.ts']],
  [/^(coaching|bookings|classes)$/, ['tests/integration/coaching-access.test.ts']],
  [/^(coaching|bookings)$/, ['tests/integration/coaching-safety.test.ts']],
  [/^connections$/, ['app/api/friend-requests/route.test.ts']],
  [/^(bookings|connections|games|groups)$/, ['tests/integration/what-is-over.test.ts']],
  [/^messages$/, ['tests/integration/messages-access.test.ts']],
  [/^users$/, ['app/api/users/[id]/account.test.ts', 'app/api/users/[id]/profile.test.ts']],
  [/^users$/, ['app/api/users/suggestions/route.test.ts', 'app/api/players/route.test.ts']],
  [/^(moderation|users)$/, ['tests/integration/hidden-people.test.ts']],
  [/^moderation$/, ['app/api/blocks/route.test.ts', 'app/api/reports/route.test.ts']],
  [
    /^(users|connections|likes|moderation|notifications|auth|sports)$/,
    ['tests/integration/people-access.test.ts'],
  ],
  [/^venues$/, ['tests/integration/venues-access.test.ts']],
  [
    /^(admin|venues|moderation)$/,
    ['tests/integration/admin-console.test.ts', 'tests/integration/admin-access.test.ts'],
  ],
];

const FILES_MAX = 3;

/** The test files nearest to each mutant by imports. Ties go to tests of the same feature, then to the smaller file. */
export function findNearTests(mutants: Mutant[], tests: string[]): Map<number, string[]> {
  const steps = new Map(tests.map((test) => [test, stepsFrom(test)]));
  const size = (test: string) => readFileSync(test).length;
  return new Map(
    mutants.map(({ id, file }) => {
      const noun = file.split('/')[1] ?? '';
      // A test of another feature counts like one of the same feature that is one step farther.
      const far = (test: string) =>
        (steps.get(test)?.get(file) ?? Number.POSITIVE_INFINITY) +
        (test.includes(`/${noun}`) ? 0 : 1);
      // The file's own test, of the same name beside it, before all others.
      const isOwn = (test: string) => test === file.replace(/\.ts$/, '.test.ts');
      const near = tests
        .filter((test) => Number.isFinite(far(test)))
        .sort(
          (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || far(a) - far(b) || size(a) - size(b),
        );
      return [id, near.slice(0, FILES_MAX)];
    }),
  );
}

/** The other tests of the mutant's feature, and its API tests. */
export function findCallTests({ file }: Mutant, tests: string[]): string[] {
  const noun = file.split('/')[1] ?? '';
  const beside = tests.filter((test) => test.startsWith(`lib/${noun}/`));
  const called = BY_CALL.filter(([pattern]) => pattern.test(noun)).flatMap(([, found]) => found);
  return [...new Set([...beside, ...called])];
}
