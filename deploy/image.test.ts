import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureRole } from '../scripts/app-role.mjs';
import { bundleServers, makeCurrent } from '../scripts/build.mjs';
import { unneededPackages } from '../scripts/prune-packages.mjs';
import { freePort } from '../server/local/ports.mjs';
import { copiesOf } from './testing/copies';
import { read } from './testing/programs';

/**
 * The processes of the image, from a folder with only the files of the image, as an account that may not write there. The web
 * process is missing: it needs the build of Next, which takes too long here.
 */
const PREPARE_MS = 120_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const name = `image_${randomBytes(6).toString('hex')}`;
const owner = new Client({ connectionString: inject('postgresUrl') });
const children: ChildProcess[] = [];
let folder: string;
let env: NodeJS.ProcessEnv;
let ownerUrl: string;

/** The files that the last stage of the Dockerfile copies, except generated ones. */
function copyFiles(): void {
  const files = copiesOf(read('Dockerfile'))
    .filter(({ from }) => from === 'build')
    .flatMap((line) => line.files)
    .filter(({ source }) => source !== 'dist' && source !== 'node_modules');
  for (const { source, place } of files) {
    const target = join(folder, place);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true });
  }
}

/** The programs as the current release, without the build of Next. */
async function copyPrograms(): Promise<void> {
  const { id, folder: bundles } = await bundleServers({ root: process.cwd(), env: process.env });
  const dist = join(folder, 'dist');
  cpSync(bundles, join(dist, 'bundles', id), { recursive: true });
  mkdirSync(join(dist, 'next'));
  makeCurrent(dist, { bundles: id, next: 'none' });
}

/** Copies as hard links, which takes no time, or in full where the temporary folder is on another disk. */
function link(...args: string[]): void {
  try {
    execFileSync('cp', ['-al', ...args], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', ...args], { stdio: 'ignore' });
  }
}

/** Pruned as in the image. */
function copyPackages(): void {
  const lock: Parameters<typeof unneededPackages>[0] = JSON.parse(read('package-lock.json'));
  const unneeded = new Set(unneededPackages(lock));
  const top = Object.keys(lock.packages).filter((place) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place),
  );
  // Native parts of other systems are not installed.
  const kept = top.filter((place) => !unneeded.has(place) && existsSync(place));
  link('--parents', ...kept, folder);
  for (const place of unneeded) rmSync(join(folder, place), { recursive: true, force: true });
}

/** A Node process of the image. Its account can read the files and write nothing but the uploads. */
function start(args: string[], more: Partial<NodeJS.ProcessEnv> = {}): ChildProcess {
  const child = spawn(join(folder, 'node'), args, {
    cwd: folder,
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  children.push(child);
  return child;
}

async function run(
  args: string[],
  more?: Partial<NodeJS.ProcessEnv>,
): Promise<[code: number, output: string]> {
  const child = start(args, more);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return [Number(code), output];
}

const isHealthy = () => run(['scripts/is-healthy.mjs', `http://127.0.0.1:${env.WS_PORT}/health`]);

// The image is for Linux.
describe.runIf(process.platform === 'linux')('in the image', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maidan-image-'));
    chmodSync(folder, 0o755);
    copyFiles();
    await copyPrograms();
    copyPackages();
    // The account may not be able to reach the Node of this test.
    link(process.execPath, join(folder, 'node'));
    mkdirSync(join(folder, 'data/uploads'), { recursive: true, mode: 0o777 });
    chmodSync(join(folder, 'data/uploads'), 0o777);
    await owner.connect();
    await owner.query(`CREATE DATABASE ${name}`);
    await ensureRole(owner, name, 'of-a-test');
    const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` });
    const ofApp = Object.assign(new URL(url), { username: name, password: 'of-a-test' });
    env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: ofApp.href,
      NEXTAUTH_URL: 'https://maidan.example',
      NEXTAUTH_SECRET: 's'.repeat(32),
      REALTIME_SECRET: 's'.repeat(32),
      DATA_DIR: join(folder, 'data'),
      UPLOAD_DIR: join(folder, 'data/uploads'),
      WS_HOST: '0.0.0.0',
      WS_PORT: String(await freePort()),
    };
    ownerUrl = url.href;
  }, PREPARE_MS);

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await owner.query(`DROP ROLE IF EXISTS ${name}`);
    await owner.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('migrates the database and adds the sports, as the owner of the tables', async () => {
    const asOwner = { MIGRATE_DATABASE_URL: ownerUrl };
    expect(await run(['scripts/migrate.mjs'], asOwner)).toEqual([
      0,
      expect.stringContaining('"msg":"Applied: '),
    ]);
    const seeded = await run(['dist/seed.mjs'], { ...asOwner, SEED: 'empty' });
    expect(seeded).toEqual([0, expect.stringMatching(/"msg":"Seeded \d+ sports/)]);
    // At every start of a new version.
    const [code, said] = await run(['scripts/migrate.mjs'], asOwner);
    expect([code, JSON.parse(said)]).toMatchObject([0, { level: 30, msg: 'Nothing to apply.' }]);
    const again = await run(['dist/seed.mjs'], { ...asOwner, SEED: 'empty' });
    expect(again[0]).toBe(0);
  });

  it.each(['realtime', 'jobs'])(
    'runs %s as the role of the product until SIGTERM',
    async (process) => {
      const child = start([`dist/${process}.mjs`]);
      const [message] = await once(child, 'message');
      expect(message).toBe('ready');
      if (process === 'realtime') expect(await isHealthy()).toEqual([0, '']);
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      if (process === 'realtime') expect(await isHealthy()).toEqual([1, 'ECONNREFUSED\n']);
    },
  );

  it('names the failing part when it is not healthy', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(503).end('{"ok":false}'),
    );
    const port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${port}/api/health`;
    expect(await run(['scripts/is-healthy.mjs', url])).toEqual([1, 'HTTP 503 {"ok":false}\n']);
    server.close();
  });

  it('has the commands for the operator', async () => {
    const [code, output] = await run(['scripts/admin.mjs', 'grant', 'nobody@example.org']);
    expect([code, output]).toEqual([1, 'Nobody is registered as nobody@example.org.\n']);
    const reset = await run(['scripts/admin.mjs', 'reset-two-step', 'nobody@example.org']);
    expect(reset).toEqual([1, 'Nobody is registered as nobody@example.org.\n']);
    const [imported, said] = await run(['dist/import-venues.mjs', 'package.json']);
    expect(imported).toBe(1);
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND');
    const keys = await run(['node_modules/web-push/src/cli.js', 'generate-vapid-keys']);
    expect(keys).toEqual([0, expect.stringContaining('Private Key')]);
  });
});
