import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The journeys in other browsers: scripts/test.mjs starts the product and sets the variables of its database.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/browsers/*.journey.ts'],
    pool: 'forks',
    // They wait more than they compute, and one browser's journeys follow each other.
    maxWorkers: 3,
    // In the whole run other tests take the processors away at times.
    retry: process.env.JOURNEYS === 'core' ? 1 : 0,
    testTimeout: 240_000,
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 120_000,
    env: { TZ: 'Asia/Karachi' },
  },
});
