#!/usr/bin/env node
// `npm run build`: the Prisma client, the Next build and the bundles of the other processes. Each step stores a hash of its
// sources and is skipped while they are unchanged.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEnvFile } from '../server/local/environment.mjs';
import { hashOf } from '../server/local/fingerprint.mjs';
import { runCommand } from '../server/local/guarded.mjs';
import { waitForLock } from '../server/local/lock.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { prismaCommand } from './prisma.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD_LOCK_MS = 15 * 60_000;

const CLIENT = 'lib/platform/db/generated';
const CLIENT_STAMP = 'node_modules/.maidan-prisma.json';
const BUILD_STAMP = '.next/maidan-build.json';
// Enough to tell the builds of years apart.
const BUILD_ID_LENGTH = 20;
const BUNDLE_STAMP = 'dist/bundles.json';

/** The entry point of each dist/<name>.mjs. */
export const BUNDLES = {
  web: 'server/web/index.ts',
  realtime: 'server/realtime/index.ts',
  jobs: 'server/jobs/index.ts',
  seed: 'prisma/seed/index.ts',
  'import-venues': 'scripts/import-venues-run.ts',
  doctor: 'server/doctor/index.ts',
};

const CODE = ['lib', 'prisma/schema', 'package-lock.json', 'tsconfig.json'];
const CLIENT_SOURCES = ['prisma/schema', 'prisma.config.ts', 'package-lock.json'];
const BUNDLE_SOURCES = [
  ...CODE,
  'server/web',
  'server/realtime',
  'server/jobs',
  'server/doctor',
  'server/local',
  'prisma/seed',
  'prisma/rows',
  'scripts/import-venues-run.ts',
  'scripts/build.mjs',
];
const WEB_SOURCES = [
  ...CODE,
  'app',
  'components',
  'public',
  'server/realtime',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'scripts/build.mjs',
];

/** All that a build reads. */
export const SOURCES = [...new Set([...CLIENT_SOURCES, ...BUNDLE_SOURCES, ...WEB_SOURCES])];

/** Each step takes `{ root, env, signal }` and returns whether it had to build. */
export function generateClient(context) {
  const { root, env, signal } = context;
  const made = () => existsSync(join(root, CLIENT));
  return whenStale(context, CLIENT_STAMP, CLIENT_SOURCES, made, async () => {
    const [program, args, extra] = prismaCommand(['generate']);
    await runCommand('prisma generate', program, args, {
      cwd: root,
      env: { ...env, ...extra },
      signal,
    });
  });
}

export function bundleServers(context) {
  const { root } = context;
  const made = () =>
    Object.keys(BUNDLES).every((name) => existsSync(join(root, 'dist', `${name}.mjs`)));
  return whenStale(context, BUNDLE_STAMP, BUNDLE_SOURCES, made, async () => {
    const { build } = await import('esbuild');
    const result = await build({
      absWorkingDir: root,
      entryPoints: BUNDLES,
      outdir: 'dist',
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      sourcemap: 'linked',
      logLevel: 'silent',
      metafile: true,
    }).catch((error) => {
      throw new PlainError(`Bundling failed: ${error.message}`);
    });
    refuseUnresolved(result.metafile);
  });
}

// To esbuild `@/…` looks like a package, so a missing file would fail only when the service starts.
function refuseUnresolved({ inputs }) {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const missing = imports.find(({ path, external }) => external && path.startsWith('@/'));
    if (missing)
      throw new PlainError(
        `Bundling failed: ${file} imports ${missing.path}, which does not exist.`,
      );
  }
}

export async function buildWeb(context) {
  const { root, env, signal } = context;
  const made = () => existsSync(join(root, '.next/BUILD_ID'));
  return whenStale(context, BUILD_STAMP, WEB_SOURCES, made, async (hash) => {
    const next = join(root, 'node_modules/next/dist/bin/next');
    await runCommand('next build', process.execPath, [next, 'build'], {
      cwd: root,
      env: { ...env, MAIDAN_BUILD_ID: hash.slice(0, BUILD_ID_LENGTH) },
      signal,
    });
  });
}

async function whenStale({ root, env }, stampFile, sources, made, work) {
  const stamp = join(root, stampFile);
  // These variables are compiled into the browser's files, so they count as sources.
  const baked = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const current = () => hashOf(root, sources, [process.version, process.platform, ...baked.flat()]);
  const isFresh = () => made() && readStamp(stamp) === current();
  if (isFresh()) return false;
  return withBuildLock(root, async () => {
    // Another process may have built it meanwhile.
    if (isFresh()) return false;
    rmSync(stamp, { force: true });
    // Before the work, so that later changes are built next time.
    const hash = current();
    await work(hash);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ hash }));
    return true;
  });
}

// Two starts with different data folders share one source tree and one .next.
async function withBuildLock(root, work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const { lock } = await waitForLock(join(root, 'dist/.build-lock.json'), BUILD_LOCK_MS);
  if (!lock)
    throw new PlainError('Another build of this folder does not end. Stop it and try again.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).hash;
  } catch {
    return undefined;
  }
}

async function main() {
  const env = {
    ...withEnvFile(ROOT, process.env),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const context = { root: ROOT, env };
  for (const [title, step] of Object.entries({
    'Prisma client': generateClient,
    Bundles: bundleServers,
    Web: buildWeb,
  })) {
    console.log(`${title}: ${(await step(context)) ? 'built' : 'up to date'}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
