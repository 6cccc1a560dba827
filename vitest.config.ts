import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', '.next/**', 'dist/**', '.data/**', 'tests/e2e/**'],
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
  },
});
