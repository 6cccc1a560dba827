#!/usr/bin/env node
// `npm run build`: packages, the Prisma client, the bundles of the processes and the Next build. Each step is skipped while its
// sources are unchanged. A build is made in a separate folder and becomes the current release at the end
// (server/local/release), so running processes never see a partial one.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEnvFile } from '../server/local/environment.mjs';
import { hashOf, readJson } from '../server/local/files.mjs';
import { runCommand } from '../server/local/guarded.mjs';
import { installDependencies } from '../server/local/install.mjs';
import { unlessMade } from '../server/local/lock.mjs';
import { chooseNode } from '../server/local/node-version.mjs';
import { PlainError } from '../server/local/plain-error.mjs';
import { switchRelease, writeLaunchers } from '../server/local/release.mjs';
import { prismaCommand } from './prisma.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const CLIENT = 'lib/platform/db/generated';
const CLIENT_STAMP = 'node_modules/.maidan-prisma.json';
// Long enough to distinguish the builds of years.
const ID_LENGTH = 20;

const BUNDLES_FOLDER = 'dist/bundles';
const NEXT_FOLDER = 'dist/next';
/** The folder in which Next builds, always the same: tsconfig.json includes its types. */
const NEXT_ASIDE = `${NEXT_FOLDER}/.build`;
/** Entries that belong to the next build, not to this one. */
const STAYS_ASIDE = new Set(['cache', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']);
/** The pictures that Next has resized, for all releases. Linked from the build, which is where Next expects them. */
const PICTURE_CACHE = 'dist/cache';

/** The entry point of each program: `dist/<name>.mjs` starts that of the current release. */
export const BUNDLES = {
  web: 'server/web/index.ts',
  realtime: 'server/realtime/index.ts',
  jobs: 'server/jobs/index.ts',
  seed: 'prisma/seed/index.ts',
  'import-venues': 'scripts/import-venues-run.ts',
  'reset-two-step': 'scripts/reset-two-step-run.ts',
  doctor: 'server/doctor/index.ts',
};

/**
 * Programs of pages without React (docs/decisions/0023-finished-pages-for-guests.md): the guests' map, and what measures one visit
 * in ten.
 */
const GUEST_PROGRAMS = ['components/venues/guest-map.ts', 'lib/platform/browser/vitals.ts'];

const CODE = ['lib', 'languages', 'prisma/schema', 'package-lock.json', 'tsconfig.json'];
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
  'scripts/reset-two-step-run.ts',
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

/** All inputs of a build. */
export const SOURCES = [...new Set([...CLIENT_SOURCES, ...BUNDLE_SOURCES, ...WEB_SOURCES])];

/** All steps take `{ root, env, signal }`. Returns whether it had to be generated. */
export function generateClient(context) {
  const { root, env, signal } = context;
  const stamp = join(root, CLIENT_STAMP);
  const current = () => hashOf(root, CLIENT_SOURCES, machineAnd(env));
  const isFresh = () => existsSync(join(root, CLIENT)) && readJson(stamp)?.hash === current();
  return unlessMade(root, isFresh, async () => {
    rmSync(stamp, { force: true });
    // Before the work, so that later changes are generated next time.
    const hash = current();
    const [program, args, extra] = prismaCommand(['generate']);
    await runCommand('prisma generate', program, args, {
      cwd: root,
      env: { ...env, ...extra },
      signal,
    });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ hash }));
  });
}

/**
 * Brings the current release up to date. A build that fails changes nothing.
 * @returns the folder of its bundles, and whether anything had to be built
 */
export async function buildRelease(context) {
  const bundles = await bundleServers(context);
  const next = await buildWeb(context);
  makeCurrent(join(context.root, 'dist'), { bundles: bundles.id, next: next.id });
  return { folder: bundles.folder, isNew: bundles.isNew || next.isNew };
}

/** @param {{ bundles: string, next: string }} release */
export function makeCurrent(dist, release) {
  writeLaunchers(dist, Object.keys(BUNDLES));
  switchRelease(dist, release);
}

/** Only the programs, which takes a second. They are not the current release. */
export async function bundleServers({ root, env }) {
  const id = idOf(root, env, BUNDLE_SOURCES);
  const folder = join(root, BUNDLES_FOLDER, id);
  const isNew = await unlessMade(
    root,
    () => existsSync(folder),
    async () => {
      const aside = `${BUNDLES_FOLDER}/.build`;
      rmSync(join(root, aside), { recursive: true, force: true });
      const { build, stop } = await import('esbuild');
      const result = await build({
        absWorkingDir: root,
        entryPoints: BUNDLES,
        outdir: aside,
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
      // Its process of 140 MB would run as long as npm start does.
      await stop();
      refuseUnresolved(result.metafile);
      renameSync(join(root, aside), folder);
    },
  );
  return { id, folder, isNew };
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

async function buildWeb({ root, env, signal }) {
  const id = idOf(root, env, WEB_SOURCES);
  const folder = join(root, NEXT_FOLDER, id);
  const isNew = await unlessMade(
    root,
    () => existsSync(folder),
    async () => {
      const next = join(root, 'node_modules/next/dist/bin/next');
      const more = { MAIDAN_BUILD_ID: id, MAIDAN_NEXT: NEXT_ASIDE };
      await keepingTypes(root, () =>
        runCommand('next build', process.execPath, [next, 'build'], {
          cwd: root,
          env: { ...env, ...more },
          signal,
        }),
      );
      await bundleGuestPrograms(root, join(root, NEXT_ASIDE, 'static/guest', id));
      takeBuild(root, folder);
    },
  );
  return { id, folder, isNew };
}

/** Next serves the folder of its files; the release is in the address, so browsers cache it for ever. */
async function bundleGuestPrograms(root, outdir) {
  const { build, stop } = await import('esbuild');
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: root,
    entryPoints: GUEST_PROGRAMS,
    outdir,
    entryNames: '[name]',
    chunkNames: '[hash]',
    assetNames: '[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    // Browsers that esbuild knows; the others share the engine of one of them.
    target: browserslist.flatMap((browser) =>
      /^(?:chrome|edge|firefox|safari) /.test(browser) ? browser.replace(' ', '') : [],
    ),
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.png': 'file' },
    logLevel: 'silent',
  }).catch((error) => {
    throw new PlainError(`Bundling failed: ${error.message}`);
  });
  await stop();
}

/** Moves a finished build out of the folder in which Next builds. */
function takeBuild(root, folder) {
  const aside = join(root, NEXT_ASIDE);
  const finished = join(root, NEXT_FOLDER, '.finished');
  rmSync(finished, { recursive: true, force: true });
  mkdirSync(finished);
  for (const name of readdirSync(aside).filter((one) => !STAYS_ASIDE.has(one)))
    renameSync(join(aside, name), join(finished, name));
  mkdirSync(join(root, PICTURE_CACHE), { recursive: true });
  // Relative to the build's final place.
  symlinkSync(relative(folder, join(root, PICTURE_CACHE)), join(finished, 'cache'), 'junction');
  renameSync(finished, folder);
}

/** Next writes the path of its build into this file, in which editors and checkers should find the types of `.next`. */
async function keepingTypes(root, work) {
  const file = join(root, 'next-env.d.ts');
  const before = existsSync(file) ? readFileSync(file) : undefined;
  try {
    return await work();
  } finally {
    if (before) writeFileSync(file, before);
    else rmSync(file, { force: true });
  }
}

// These variables are compiled into the browser's files, so they count as sources.
const machineAnd = (env) => [
  process.platform,
  ...Object.entries(env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .flat(),
];

const idOf = (root, env, sources) => hashOf(root, sources, machineAnd(env)).slice(0, ID_LENGTH);

async function main() {
  const given = withEnvFile(ROOT, process.env);
  const env = { ...given, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const context = { root: ROOT, env };
  const say = (title, isNew, done) => console.log(`${title}: ${isNew ? done : 'up to date'}`);
  say('Packages', await installDependencies({ ...context, level: 'running' }), 'installed');
  chooseNode(ROOT, env);
  say('Prisma client', await generateClient(context), 'generated');
  const { isNew } = await buildRelease(context);
  say('Release', isNew, 'built');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
