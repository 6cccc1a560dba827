import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listSources } from './scripts/source-files.mjs';

/**
 * A file that replaces modules or variables of the process, or that says so, has a process and a database of its own. The
 * others share theirs: loading the modules anew for each of them took longer than the tests.
 */
const ALONE =
  /vi\.(?:mock|doMock|hoisted|resetModules|stubEnv)\(|process\.env(?:\.\w+|\[\S+\]) = |Object\.assign\(process\.env,|^\/\/ Runs alone: /m;
const alone = listSources().filter(
  (file) => /\.test\.tsx?$/.test(file) && ALONE.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    globalSetup: ['tests/setup/global.ts'],
    setupFiles: ['tests/setup/database.ts'],
    // Not UTC, and with a half-hour offset, so that a missing time zone fails a test.
    env: { TZ: 'Asia/Kolkata' },
    pool: 'forks',
    maxWorkers: 2,
    // Hundreds of small files, which every test file would load one by one.
    deps: {
      optimizer: { ssr: { enabled: true, include: ['kysely', 'kysely/helpers/postgres', 'zod'] } },
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // In the whole run other processes take the processors away for seconds.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', '.next/**', 'dist/**', '.data/**', 'tests/e2e/**', ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        // Afterwards: a process that shares ends where a file stands between.
        test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
