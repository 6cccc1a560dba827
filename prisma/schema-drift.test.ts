import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';

/** Prisma's own comparison of this test's migrated database with prisma/schema: 0 the same, 2 different. */
function compare(): Promise<{ code: number; output: string }> {
  const diff = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema'];
  return new Promise((resolve) => {
    // DATABASE_URL of the test run names the migrated clone that this file owns.
    execFile(
      process.execPath,
      ['scripts/prisma.mjs', ...diff, '--exit-code'],
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

it('migrations and schema files describe the same database', async () => {
  const { code, output } = await compare();
  expect(output).toContain('No difference detected');
  expect(code).toBe(0);
}, 60_000);

it('a column that no schema file has is noticed', async () => {
  await pool.query('ALTER TABLE sports ADD COLUMN stray integer');
  const { code, output } = await compare();
  expect(output).toContain('stray');
  expect(code).toBe(2);
}, 60_000);
