import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebian } from './debian.mjs';

const INSTALLED = ['redis-server', '/usr/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** Tests that need Redis may be skipped on a developer's machine, but not in CI. */
export const mustHaveRedis = Boolean(process.env.CI);

function answers(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** @returns {string | undefined} a redis-server that starts */
export function findRedis() {
  return [process.env.REDIS_SERVER_PATH, ...INSTALLED].filter(Boolean).find(answers);
}

/** Installs Redis where possible (Debian, as root). Tests that need it report when it is missing. */
export async function installRedis() {
  if (!findRedis()) await installDebian('redis-server');
}

/**
 * Starts an empty, non-persistent Redis on loopback.
 * @param {number} port
 * @returns {Promise<{url: string, pid: number | undefined, signal: (name: NodeJS.Signals) => void, stop: () => Promise<void>}>}
 */
export async function startRedis(port) {
  const program = findRedis();
  if (!program)
    throw new Error('There is no redis-server: install one (apt-get install redis-server).');
  const dir = mkdtempSync(join(tmpdir(), 'maidan-redis-'));
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', dir];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept connections')) resolve();
    });
    void exited.then((code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
