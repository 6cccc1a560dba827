#!/usr/bin/env node
// `node server/local/door.mjs --host … --port …`: the web process, replaced without a gap. This process owns the listening
// socket and starts the web process of the current release, which accepts connections itself, so nothing passes through here.
// On 'hand over' (a message of the supervisor) or SIGUSR2 (systemctl reload) it starts one of the release that is current then;
// once that answers, the one before stops listening, finishes what is under way and ends.
import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR, INFO, logLine, sayOrLog } from './log-line.mjs';
import { PlainError } from './plain-error.mjs';
import { readRelease } from './release.mjs';

const READY_MS_MAX = 120_000;
/** Longer than a web process takes to drain (server/web/drain). */
const DRAIN_MS_MAX = 40_000;

/**
 * @param {object} options
 * @param {() => { exec: string, env: Record<string, string> }} options.program that of the current release
 * @param {string[]} options.args for each web process; one that takes over also gets --takes-over
 * @param {(outcome: { type: 'handed over' } | { type: 'kept', reason: string }) => void} [options.report]
 * @param {number} [options.readyMsMax]
 * @param {number} [options.drainMsMax]
 */
export function openDoor({
  program,
  args,
  report = () => {},
  readyMsMax = READY_MS_MAX,
  drainMsMax = DRAIN_MS_MAX,
}) {
  // Connections are accepted by the web processes, not here.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let current;
  let isStopping = false;
  let last = Promise.resolve();

  function fork(more) {
    const { exec, env } = program();
    cluster.setupPrimary({ exec, args: [...args, ...more] });
    const worker = cluster.fork(env);
    worker.once('exit', (code) => {
      // The supervisor or systemd starts all of it again. Its other processes end with this one.
      if (worker === current && !isStopping) process.exit(code || 1);
    });
    return worker;
  }

  /** Resolves when it listens. @throws what to say when it does not */
  function untilReady(worker) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.process.kill('SIGKILL');
        reject(new Error(`it was not ready after ${readyMsMax / 1000} s`));
      }, readyMsMax);
      worker.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`it ended (${signal ? `signal ${signal}` : `exit code ${code}`})`));
      });
      worker.on('message', (message) => {
        if (message !== 'ready') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async function replace() {
    if (isStopping) return;
    try {
      const next = fork(['--takes-over']);
      await untilReady(next);
      const former = current;
      current = next;
      former.send('drain');
      const timer = setTimeout(() => former.process.kill('SIGKILL'), drainMsMax);
      former.once('exit', () => clearTimeout(timer));
      logLine(INFO, 'another web process has taken over');
      report({ type: 'handed over' });
    } catch (error) {
      logLine(ERROR, 'the new web process could not take over; the one before goes on', error);
      report({ type: 'kept', reason: error.message });
    }
  }

  function handOver() {
    last = last.then(replace);
    return last;
  }

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const ended = Object.values(cluster.workers).map(
      (worker) => new Promise((resolve) => worker.once('exit', resolve)),
    );
    for (const worker of Object.values(cluster.workers)) worker.process.kill('SIGTERM');
    await Promise.all(ended);
    process.exit(0);
  }

  current = fork([]);
  return { handOver, stop };
}

/** The web process of the release that is current when it is called. */
export function currentWeb(dist) {
  const release = readRelease(dist);
  if (!release) throw new PlainError('Nothing is built yet: npm run build');
  return {
    exec: join(dist, 'bundles', release.bundles, 'web.mjs'),
    env: { MAIDAN_NEXT: `dist/next/${release.next}` },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('uncaughtException', (error) => {
    if (error instanceof PlainError) sayOrLog(ERROR, error.message);
    else sayOrLog(ERROR, 'the door of the web process ends', error);
    process.exit(1);
  });
  const dist = resolve('dist');
  const supervised = process.connected === true;
  const door = openDoor({
    program: () => currentWeb(dist),
    // The supervisor says itself, in words, what is wrong with the installation.
    args: [...process.argv.slice(2), ...(supervised ? [] : ['--findings'])],
    report: (outcome) => process.send?.(outcome),
  });
  process.on('message', (message) => {
    if (message === 'hand over') void door.handOver();
  });
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void door.handOver());
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => void door.stop());
}
