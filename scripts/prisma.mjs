#!/usr/bin/env node
// `npm run prisma -- <command>`: Prisma's CLI without its downloaded engine. generate, validate and format only require the
// engine's file to exist; with such a dummy the commands that would use it exit 0 without effect. So those get the stand-in,
// and never the dummy.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLI = join(ROOT, 'node_modules/prisma/build/index.js');
const DUMMY_ENGINE = fileURLToPath(import.meta.url);
const ENGINE = fileURLToPath(new URL('prisma-schema-engine.mjs', import.meta.url));
const USES_ENGINE = new Set(['migrate', 'db']);

/**
 * The process to start for a Prisma command: program, arguments, extra environment.
 * @param {string[]} args
 * @returns {[string, string[], Record<string, string>]}
 */
export function prismaCommand(args) {
  const engine = USES_ENGINE.has(args[0]) ? ENGINE : DUMMY_ENGINE;
  const quiet = { PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' };
  return [process.execPath, [CLI, ...args], { PRISMA_SCHEMA_ENGINE_BINARY: engine, ...quiet }];
}

function runPrisma(args, env) {
  const [program, programArgs, extra] = prismaCommand(args);
  const child = spawn(program, programArgs, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...extra },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

// Enough for commands that compare or write migrations, on an empty database.
async function onTemporaryDatabase(work) {
  const { startPostgres } = await import('../server/local/postgres.mjs');
  const dataDir = await mkdtemp(join(tmpdir(), 'maidan-prisma-'));
  console.error('No DATABASE_URL: working on an empty throw-away database.');
  const postgres = await startPostgres({ dataDir, fsync: false });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const { DATABASE_URL } = process.env;
  process.exitCode =
    USES_ENGINE.has(args[0]) && !DATABASE_URL
      ? await onTemporaryDatabase((url) => runPrisma(args, { ...process.env, DATABASE_URL: url }))
      : await runPrisma(args, process.env);
}
