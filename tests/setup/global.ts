import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../scripts/migrate.mjs';
import { makeScratchDir } from '../../scripts/scratch-dir.mjs';
import { startPostgres } from '../../server/local/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * Planning took more of the database's time than executing: a game's card joins two dozen tables, of which tests fill few rows, on
 * ten connections, each of which plans every statement six times by default.
 */
const PLANS_LITTLE = { plan_cache_mode: 'force_generic_plan', join_collapse_limit: '1' };

/** One temporary Postgres for the run; tests/setup/database.ts clones databases from the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeScratchDir('maidan-test-');
  const postgres = await startPostgres({
    dataDir,
    fsync: false,
    log: () => undefined,
    settings: PLANS_LITTLE,
  });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query('CREATE DATABASE maidan_template');
  await admin.end();
  await migrate(withDatabase(postgres.url, 'maidan_template'));
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function withDatabase(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
}
