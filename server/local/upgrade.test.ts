import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './ports.mjs';
import { isAlive } from './processes.mjs';
import { readRelease, switchRelease } from './release.mjs';
import {
  fetchStub,
  type Instance,
  launch,
  ready,
  removeFolder,
  temporaryFolder,
  until,
} from './testing/instance';

const TIMEOUT_MS = 60_000;
const EVERY_MS = 4;
let root: string;
let program: string;
let instance: Instance;

/** A build whose pages are called `name`, as `npm run build` leaves it. */
function makeRelease(name: string): void {
  mkdirSync(join(root, 'dist/next', name), { recursive: true });
  switchRelease(join(root, 'dist'), { bundles: 'programs', next: name });
}

beforeEach(async () => {
  root = await temporaryFolder();
  program = join(root, 'dist/bundles/programs/web.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('testing/stub-web.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  // With the Node that npm brings.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  makeRelease('first');
});
afterEach(() => removeFolder(root));

interface Traffic {
  /** Stops sending, and resolves when all requests have ended. */
  end: () => Promise<{ failed: string[]; releases: string[]; longestGapMs: number }>;
}

/** Sends requests continuously: on connections that remain open, on new ones, and with slow responses. */
function sendRequests(port: number): Traffic {
  const agents = [new Agent({ keepAlive: true, maxSockets: 4 }), new Agent({ maxSockets: 64 })];
  const failed: string[] = [];
  const releases: string[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  let answeredAt = performance.now();
  let longestGapMs = 0;

  function send(): void {
    count += 1;
    const options = {
      host: '127.0.0.1',
      port,
      path: count % 8 === 0 ? '/slow' : '/',
      method: count % 3 === 0 ? 'POST' : 'GET',
      agent: agents[count % agents.length],
    };
    const done = ask(options).then(
      ({ status, release }) => {
        if (status !== 200) failed.push(`${options.path}: ${status}`);
        releases.push(release);
        longestGapMs = Math.max(longestGapMs, performance.now() - answeredAt);
        answeredAt = performance.now();
      },
      (error: Error) => void failed.push(`${options.method} ${options.path}: ${error.message}`),
    );
    open.add(done);
    void done.then(() => open.delete(done));
  }

  const timer = setInterval(send, EVERY_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(open);
      for (const agent of agents) agent.destroy();
      return { failed, releases, longestGapMs };
    },
  };
}

function ask(options: RequestOptions): Promise<{ status: number | undefined; release: string }> {
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        // The stub is our own program and sends nothing else.
        resolve({ status: response.statusCode, release: JSON.parse(text).release as string }),
      );
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

const says = (text: string) =>
  until(
    () => instance.output().includes(text),
    () => `'${text}' is not in:\n${instance.output()}`,
  );

describe('a new release while npm start runs', () => {
  beforeEach(() => {
    instance = launch(join(root, 'data'), {
      STUB_ROOT: root,
      DATABASE_URL: 'postgresql://somebody@127.0.0.1:1/theirs',
    });
  });
  afterEach(async () => {
    instance.child.kill('SIGTERM');
    expect(await instance.exitCode).toBe(0);
  });

  it('takes over without a request that fails, and the process of the one before ends', async () => {
    const port = await ready(instance);
    const first = (await fetchStub(port))?.pid ?? 0;
    const traffic = sendRequests(port);
    const before = instance.output().length;
    makeRelease('second');
    await until(
      () => instance.output().slice(before).includes('The new release answers.'),
      instance.output,
    );
    await until(
      () =>
        /realtime is running again[^]*jobs is|jobs is running again[^]*realtime is/.test(
          instance.output().slice(before),
        ),
      instance.output,
    );
    const { failed, releases, longestGapMs } = await traffic.end();
    expect(failed).toEqual([]);
    expect(releases.length).toBeGreaterThan(100);
    expect(longestGapMs).toBeLessThan(1_000);
    expect(releases).toContain('second');
    // On an older connection, the previous release responds once more, and closes it.
    await until(
      async () => (await fetchStub(port))?.release === 'second',
      () => 'the second release does not answer',
    );
    await until(
      () => !isAlive(first),
      () => 'the first web process is still there',
    );
  });

  it('that cannot start leaves the one before answering, also after a crash', async () => {
    const port = await ready(instance);
    const traffic = sendRequests(port);
    makeRelease('broken');
    await says('The new release could not take over, and the one before goes on.');
    const { failed, releases } = await traffic.end();
    expect(failed).toEqual([]);
    expect(new Set(releases)).toEqual(new Set(['first']));
    expect(readRelease(join(root, 'dist'))?.next).toBe('first');
    const { pid = 0 } = (await fetchStub(port)) ?? {};
    process.kill(pid, 'SIGKILL');
    await says('web is running again.');
    expect((await fetchStub(port))?.release).toBe('first');
  });
});

it.runIf(process.platform !== 'win32')(
  'takes over on SIGUSR2 where systemd runs the processes',
  async () => {
    const port = await freePort();
    const args = [fileURLToPath(new URL('door.mjs', import.meta.url)), '--host', '127.0.0.1'];
    const door = spawn(process.execPath, [...args, '--port', String(port)], {
      cwd: root,
      stdio: 'ignore',
    });
    const ended = once(door, 'exit');
    const answers = (name: string) =>
      until(
        async () => (await fetchStub(port))?.release === name,
        () => `${name} does not answer`,
      );
    await answers('first');
    const { pid = 0 } = (await fetchStub(port)) ?? {};
    const traffic = sendRequests(port);
    makeRelease('second');
    door.kill('SIGUSR2');
    await answers('second');
    door.kill('SIGUSR2');
    await until(
      () => !isAlive(pid),
      () => 'the first web process is still there',
    );
    expect((await traffic.end()).failed).toEqual([]);
    const last = (await fetchStub(port))?.pid ?? 0;
    door.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isAlive(last)).toBe(false);
  },
  TIMEOUT_MS,
);
