import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { INSTALLED_NODE } from '../server/local/node-version.mjs';
import { rememberedUrl } from '../server/local/postgres.mjs';
import { makeScratchDir } from './scratch-dir.mjs';

const READY = /Maidan is ready at (http:\/\/localhost:\d+)/;
const START_MS_MAX = 600_000;
// Never printed by a healthy run: warnings and errors of our own log (pino levels 40 and up), of Next and of Node.
export const COMPLAINT = /"level":(?:[4-9]\d)|⨯|⚠|unhandled|deprecat|\bwarn(?:ing)?\b|\berror\b/i;
// Wrong passwords and refusals are warnings for an operator; the journeys cause them on purpose.
const SECURITY_EVENT = /"msg":"security"/;

/**
 * Starts the whole product as `npm start` does, with its own data and free ports.
 * @returns {Promise<{url: string, pid: number, env: Record<string, string>, stop: () => Promise<void>, complaints: () => string[]}>}
 *   `say` prints a line of it; `env`: what a test needs to reach the same database
 */
export async function startProduct(env, say = console.log) {
  const dataDir = makeScratchDir('maidan-e2e-');
  // A person of fifteen has an account, too.
  const { DATABASE_URL: _foreign, ...rest } = { CITY_LEAST_AGE: '13', ...env };
  // Like a person, who has no other.
  const child = spawn(INSTALLED_NODE, ['server/local/start.mjs'], {
    env: {
      ...rest,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED: 'sample',
      PSEUDO_LANGUAGES: '1',
      WEBHOOK_ADDRESSES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`the product was not ready in time:\n${lines.join('\n')}`));
    }, START_MS_MAX);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        say(`  | ${line}`);
        const ready = READY.exec(line);
        if (!ready) return;
        clearTimeout(timer);
        resolve(ready[1]);
      });
    }
    void exited.then((code) => {
      clearTimeout(timer);
      reject(new Error(`the product ended with ${code}:\n${lines.join('\n')}`));
    });
  });
  const afterStart = lines.length;
  let stopping = false;
  return {
    url,
    pid: child.pid ?? 0,
    env: environmentOf(dataDir, url),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
    complaints: () =>
      stopping
        ? lines
            .slice(afterStart)
            .filter((line) => COMPLAINT.test(line) && !SECURITY_EVENT.test(line))
        : [],
  };
}

function environmentOf(dataDir, url) {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  return {
    DATABASE_URL: rememberedUrl(dataDir),
    DATA_DIR: dataDir,
    UPLOAD_DIR: join(dataDir, 'uploads'),
    NEXTAUTH_URL: url,
    NEXTAUTH_SECRET: secrets.nextAuth,
    REALTIME_SECRET: secrets.realtime,
    LOCAL_MODE: '1',
    LOG_LEVEL: 'silent',
  };
}
